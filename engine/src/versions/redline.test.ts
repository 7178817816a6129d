import { describe, expect, it } from '@jest/globals';
import { compareVersions } from './compare-versions.ts';
import { printedWords } from './printed-words.ts';
import { redlineOf, type RedlineMark, type RedlineParagraph } from './redline.ts';
import type { Paper } from './sentences.ts';
import { clauses, withClause } from './testing/a-contract.ts';
import { papersOf } from './testing/papers-of.ts';

const [first = '', second = '', third = '', fourth = '', fifth = ''] = clauses;

function redlined(a: readonly string[], b: readonly string[], earlier: 'a' | 'b' = 'a') {
  const [paperA, paperB] = papersOf(a, b);
  if (paperA === undefined || paperB === undefined) throw new Error('no papers');
  return { paragraphs: redlineOf(compareVersions(paperA, paperB), earlier), paperA, paperB };
}

const signs: Readonly<Record<RedlineMark, readonly [string, string]>> = {
  same: ['', ''],
  deleted: ['[-', '-]'],
  inserted: ['[+', '+]'],
};
const shown = (paragraphs: readonly RedlineParagraph[]): string[] =>
  paragraphs.map(({ runs }) => runs.map(({ mark, text }) => signs[mark].join(text)).join(''));

/** What is left when the words of one version are taken out, without the spaces, which print decides. */
const without = (paragraphs: readonly RedlineParagraph[], mark: RedlineMark): string =>
  paragraphs
    .flatMap(({ runs }) => runs.filter((run) => run.mark !== mark).map(({ text }) => text))
    .join('')
    .replaceAll(' ', '');
const printed = ({ text }: Paper): string =>
  printedWords(text)
    .map((word) => word.text)
    .join('')
    .replaceAll(' ', '');

describe('redlineOf', () => {
  it('marks words that differ, and leaves the others as they are', () => {
    const later = withClause(3, '1.3 The mill pays the carrier a fee of £1,350.00 within 30 days of each invoice.');
    const { paragraphs } = redlined(clauses, later);
    expect(shown(paragraphs)[2]).toBe(
      '1.3 The mill pays the carrier a fee of[- £1,250.00-][+ £1,350.00+] within 30 days of each invoice.',
    );
  });

  it('tells a word as a whole where a part of it differs', () => {
    const [old = '', fresh = ''] = ['A-1-T', 'A-5-T'].map(
      (exhibit) => `${first} It is attached as Exhibit ${exhibit}.`,
    );
    const { paragraphs } = redlined([old, second], [fresh, second]);
    expect(shown(paragraphs)[0]).toBe(`${first} It is attached as Exhibit[- A-1-T.-][+ A-5-T.+]`);
  });

  it('tells a paragraph that one version has only with its end', () => {
    const { paragraphs } = redlined([first, second, fourth], [first, third, second, fourth]);
    expect(paragraphs.map(({ end }) => end)).toEqual(['inserted', 'same', 'same', 'same']);
    expect(shown(paragraphs)[1]).toBe(`[+${third}+]`);
    const back = redlined([first, third, second, fourth], [first, second, fourth]).paragraphs;
    expect(back.map(({ end }) => end)).toEqual(['deleted', 'same', 'same', 'same']);
    expect(shown(back)[1]).toBe(`[-${third}-]`);
  });

  it('is told from the earlier to the later one, whichever comes first', () => {
    const { paragraphs } = redlined([first, second], [first], 'b');
    expect(shown(paragraphs)).toEqual([first, `[+${second}+]`]);
  });

  it.each([
    ['a value', clauses, withClause(2, '1.2 The carrier shall insure the goods against fire during carriage.')],
    ['a clause that moved', clauses, [second, third, fourth, first, fifth]],
    ['clauses that went and came', [first, second, third], [third, 'A party may assign this contract.', fourth]],
    ['paragraphs that were joined', [first, second], [`${first} ${second}`]],
    ['nothing', clauses, clauses],
    ['all of it', [first], ['Nothing of this stands in the other paper, not one sentence.']],
  ])('gives both versions back, word for word: %s', (_, a, b) => {
    const { paragraphs, paperA, paperB } = redlined(a, b);
    expect(without(paragraphs, 'inserted')).toBe(printed(paperA));
    expect(without(paragraphs, 'deleted')).toBe(printed(paperB));
  });
});
