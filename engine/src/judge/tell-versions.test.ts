import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import type { FindingMatter, Paper, Span } from '../versions/index.ts';
import { tellVersions } from './tell-versions.ts';

/** What the result tells of two papers that differ in these tokens. */
function told(matter: FindingMatter, sides: readonly (readonly [line: string, span: Span])[], share?: number): Finding {
  const reader = new TextReader(new Lexemes());
  const papers = factDocuments(...sides.map(([line]) => [line])).map((facts): Paper => ({
    text: reader.read(facts.passages),
    facts,
  }));
  const placed = sides.map(([, span], document) => ({ places: [{ document, span }] }));
  const finding = {
    matter,
    severity: 'high',
    rank: 0,
    kind: 'legal',
    confidence: 0.98,
    sides: placed,
    series: [],
    changes: new Map<number, number[]>(),
  } as const;
  return tellVersions(share === undefined ? finding : { ...finding, share }, papers);
}

describe('tellVersions', () => {
  it('quotes both sentences and names the words that differ', () => {
    const { explanation, positions } = told('value', [
      ['The rent is £1,200.00 a month.', [3, 4]],
      ['The rent is £1,350.00 a month.', [3, 4]],
    ]);
    expect(positions.map(({ quote, value }) => [quote, value])).toEqual([
      ['The rent is £1,200.00 a month.', '£1,200.00'],
      ['The rent is £1,350.00 a month.', '£1,350.00'],
    ]);
    expect(explanation).toBe('A says £1,200.00, but B says £1,350.00: £150.00 (13%) higher.');
  });

  it.each([
    ['The term is 30 days.', [3, 5], 'The term is 45 days.', /B says 45 days: 15 days longer\.$/],
    [
      'The rent is £10,650.00 a month.',
      [3, 4],
      'The rent is £10,560.00 a month.',
      /: £90\.00 \(0\.85%\) lower\. Two digits are/,
    ],
    ['The bin has the code A-17.', [5, 6], 'The bin has the code A-19.', /B says A-19\.$/],
  ] as const)('works out how far two values are apart, where that can be told: %s', (a, span, b, end) => {
    expect(
      told('value', [
        [a, span],
        [b, span],
      ]).explanation,
    ).toMatch(end);
  });

  it('says of words that both have that they stand somewhere else', () => {
    const { explanation, positions } = told('exception', [
      ['The tenant pays all repairs except those of the roof.', [5, 10]],
      ['The landlord pays all taxes except those of the roof.', [5, 10]],
    ]);
    expect(explanation).toBe(
      'The same words now appear in a different place, where their meaning differs: “except those of the roof”.',
    );
    expect(positions.map(({ quote }) => quote.slice(0, 12))).toEqual(['The tenant p', 'The landlord']);
  });

  it('shows where one version has nothing with the word beside it', () => {
    const { explanation, positions } = told('exception', [
      ['The tenant pays all costs unless otherwise agreed.', [5, 8]],
      ['The tenant pays all costs.', [5, 5]],
    ]);
    expect(positions.map(({ value }) => value)).toEqual(['costs unless otherwise agreed', 'costs']);
    expect(explanation).toBe('An exception changed. “unless otherwise agreed” was removed in B.');
  });

  it('says that a sentence is missing where it would stand', () => {
    const { kind, positions } = told('sentence-deleted', [
      ['The tenant pays all costs.', [0, 5]],
      ['The landlord keeps the keys.', [0, 0]],
    ]);
    expect([kind, positions.map(({ missing, quote }) => [missing, quote])]).toEqual([
      'missing',
      [
        [false, 'The tenant pays all costs.'],
        [true, ''],
      ],
    ]);
  });

  it('says which of two versions has a new sentence', () => {
    const { explanation } = told('sentence-inserted', [
      ['The landlord keeps the keys.', [0, 0]],
      ['The tenant pays all costs.', [0, 5]],
    ]);
    expect(explanation).toBe('Added in B.');
  });

  it('takes the sum of money in figures where the words are many', () => {
    const sum = (words: string, figures: string): readonly [string, Span] => [
      `The owner pays the sum of ${words} dollars (${figures}).`,
      [6, 18],
    ];
    const { explanation } = told('value', [
      sum('thirty eight million two hundred fifty thousand four hundred', '$38,250,400'),
      sum('forty seven million one hundred fifty thousand four hundred', '$47,150,400'),
    ]);
    expect(explanation).toBe('A says $38,250,400, but B says $47,150,400: $8,900,000 (23%) higher.');
  });

  it('counts how many versions have it which way', () => {
    const three = ['£1,200.00', '£1,350.00', '£1,400.00'].map((rent) => [`The rent is ${rent}.`, [3, 4]] as const);
    expect(told('value', three).explanation).toMatch(/ 1 document against 1 and 1\.$/);
  });

  it('gives the share that is alike of a paper that was rewritten', () => {
    const { share, explanation } = told(
      'rewritten',
      [
        ['One text of some words.', [0, 3]],
        ['Quite another text.', [0, 3]],
      ],
      0.314,
    );
    expect([share, explanation]).toEqual([
      0.314,
      'The document was rewritten as a whole. 31% of the words are the same.',
    ]);
  });
});
