import { describe, expect, it } from '@jest/globals';
import type { RuleFinding } from '../rules/rule.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { mergeMissing } from './merge-missing.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

const documents = factDocuments(
  ['Item | Pieces', 'Brass hinge, left, 80 mm | 12', 'Brass hook, small | 30'],
  ['Item | Pieces', 'Hinge brass 80 mm left hand | 12', 'Steel latch with key | 4'],
  ['Item | Pieces', 'Oak board | 6'],
  ['Item | Pieces', 'Oak board | 6'],
);
/** One document prints these words, others lack them. */
const gap = (document: number, words: string, ...missingIn: readonly number[]): RuleFinding => {
  const found = documents[document];
  if (found === undefined) throw new Error(`There is no document ${document}.`);
  const place = { ...placeOf(found, words), valueStart: 0 };
  const whole = { ...place, valueEnd: place.end };
  return aRuleFinding([], {
    rule: 'missing-row',
    kind: 'missing',
    sides: [{ places: [whole] }, { places: [], missingIn }],
  });
};
const told = (...findings: readonly RuleFinding[]): (readonly [number[], readonly number[]])[] =>
  mergeMissing(documents, findings).map(({ sides }) => [
    sides[0]?.places.map(({ document }) => document) ?? [],
    sides[1]?.missingIn ?? [],
  ]);

describe(mergeMissing.name, () => {
  it('tells once what two documents print in other words and a third lacks', () => {
    expect(told(gap(0, 'hinge,', 2), gap(1, 'Hinge', 2))).toEqual([[[0, 1], [2]]]);
  });

  it('tells once what one document prints and two lack', () => {
    expect(told(gap(0, 'hinge,', 2), gap(0, 'hinge,', 3))).toEqual([[[0], [2, 3]]]);
  });

  it('keeps apart what has other words', () => {
    expect(told(gap(0, 'hook,', 2), gap(1, 'latch', 2))).toHaveLength(2);
  });

  it('keeps two items of one document apart, however like they are', () => {
    expect(told(gap(0, 'hinge,', 2), gap(0, 'hook,', 2))).toHaveLength(2);
  });

  it('keeps apart what other documents lack, printed in other documents', () => {
    expect(told(gap(0, 'hinge,', 2), gap(1, 'Hinge', 3))).toHaveLength(2);
  });

  it('keeps apart what a document is said to hold and to lack', () => {
    const both = aRuleFinding([], {
      kind: 'missing',
      sides: [
        { places: [gap(0, 'hinge,', 2), gap(1, 'Hinge', 2)].flatMap(({ sides }) => sides[0]?.places ?? []) },
        { places: [], missingIn: [2] },
      ],
    });
    expect(told(both, gap(0, 'hinge,', 1))).toHaveLength(2);
  });

  describe('in long lists, where each row may be missing', () => {
    const rows = 120;
    const bolts = Array.from({ length: rows }, (_, row) => `Bolt steel zinc M${row} | 12`);
    const long = factDocuments(
      ['List', ...bolts],
      ['List', 'Zinc bolt steel M7 | 12', 'Zinc bolt steel | 12'],
      ['List'],
    );
    const row = (document: number, passage: number): RuleFinding => {
      const end = long[document]?.passages[passage]?.words.length ?? 0;
      const place = { document, passage, start: 0, end, valueStart: 0, valueEnd: end };
      const sides = [{ places: [place] }, { places: [], missingIn: [2] }];
      return aRuleFinding([], { rule: 'missing-row', kind: 'missing', sides });
    };
    const list = bolts.map((_, at) => row(0, at + 1));

    it('finds the row that shares a telling word', () => {
      const merged = mergeMissing(long, [...list, row(1, 1)]);
      expect(merged).toHaveLength(rows);
      expect(
        merged.filter(({ sides }) => sides[0]?.places.length === 2).map(({ sides }) => sides[0]?.places[0]?.passage),
      ).toEqual([8]);
    });

    it('looks at none for words that most of them share', () => {
      expect(mergeMissing(long, [...list, row(1, 2)])).toHaveLength(rows + 1);
    });
  });

  it('leaves other findings as they are', () => {
    const value = aRuleFinding([], { sides: [] });
    expect(mergeMissing(documents, [value, gap(0, 'hook,', 2)])).toContain(value);
  });
});
