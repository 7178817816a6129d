import { describe, expect, it } from '@jest/globals';
import type { Change } from '@app/shared/contracts';
import { factDocuments } from '../testing/fact-documents.ts';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import { compareFamilies, type Paper } from '../versions/index.ts';
import { listVersions } from './list-versions.ts';

const lines = [
  'Supply Agreement',
  '1. Term',
  '1.1 This agreement starts on 1 May 2025 and runs for twelve months under the law of England.',
  '1.2 Either party may end it by a notice in writing of thirty days.',
  '2. Charges',
  '2.1 The buyer pays £4,800.00 a year to the supplier, in advance, within thirty days of the invoice.',
  '2.2 Sums that are paid late bear interest at four percent a year above the base rate.',
];

/** The list of changes between some versions of the agreement, each given by what was replaced in it. */
function changesOf(...versions: readonly (readonly [from: string, to: string])[][]): Change[] {
  const edited = versions.map((edits) =>
    edits.reduce((text, [from, to]) => text.replace(from, to), lines.join('\n')).split('\n'),
  );
  const reader = new TextReader(new Lexemes());
  const papers = factDocuments(lines, ...edited).map((facts): Paper => ({ text: reader.read(facts.passages), facts }));
  return listVersions(
    compareFamilies(papers, () => false),
    papers,
  ).changes(() => 'f1');
}

describe('listChanges', () => {
  it('tells where each side of a change stands, and the words around it', () => {
    const [change] = changesOf([['£4,800.00', '£5,200.00']]);
    expect(change).toMatchObject({
      id: 'c1',
      class: 'substance',
      finding: 'f1',
      a: { document: 'd1', page: 1, clause: '2.1', quote: '£4,800.00', before: '2.1 The buyer pays' },
      b: { document: 'd2', page: 1, clause: '2.1', quote: '£5,200.00' },
    });
    expect(change?.b?.after).toMatch(/^a year to the supplier/u);
  });

  it('gives the rest of a long sentence, at the first and the last of its changes', () => {
    const long =
      'The buyer shall pay to the supplier, without deduction and in the currency of the order, all sums due for goods that it has accepted in writing, within thirty days of the day on which the invoice for them was received at its office.';
    const changes = changesOf(
      [[lines[6] ?? '', long]],
      [[lines[6] ?? '', long.replace('goods', 'services').replace('thirty', 'sixty')]],
    );
    const [first, last] = changes.slice(-2);
    expect([first?.b?.quote, last?.b?.quote]).toEqual(['services', 'sixty']);
    expect(first?.b?.lead).toBe('The buyer shall pay to the supplier, without');
    expect([first?.b?.rest, last?.b?.lead]).toEqual([undefined, undefined]);
    expect(last?.b?.rest).toMatch(/at its office\.$/u);
  });

  it('tells a word of several tokens once', () => {
    const sentence = 'The buyer pays £4,800.00 for all of the parts that are shown in the drawing B-2, in advance.';
    const changes = changesOf(
      [[lines[6] ?? '', sentence]],
      [[lines[6] ?? '', sentence.replace('£4,800.00', '£5,200.00')]],
    );
    const { before, quote, after, rest } = changes.at(-1)?.b ?? {};
    expect([before, quote, after, rest].join(' ')).toBe(sentence.replace('£4,800.00', '£5,200.00'));
  });

  it('gives the words between two changes of one sentence, which are read as one', () => {
    const changes = changesOf([
      ['twelve', 'twenty'],
      ['England', 'Scotland'],
      ['thirty days.', 'sixty days.'],
    ]);
    expect(changes.map(({ between, b }) => [between, b?.quote])).toEqual([
      [undefined, 'twenty'],
      ['months under the law of', 'Scotland.'],
      [undefined, 'sixty'],
    ]);
  });

  it('lists no words that are only parted otherwise', () => {
    expect(
      changesOf([
        ['advance', 'ad vance'],
        ['twelve', 'twenty'],
      ]).map(({ b }) => b?.quote),
    ).toEqual(['twenty']);
  });

  it('names both versions also where one side has nothing', () => {
    const removed = lines[6] ?? '';
    const changes = changesOf([], [[removed, '']]);
    expect(changes.map(({ versions, a, b }) => [versions, a?.quote, b])).toEqual([
      [['d1', 'd3'], expect.stringContaining('bear interest'), null],
    ]);
  });
});
