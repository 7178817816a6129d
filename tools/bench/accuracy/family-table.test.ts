import { describe, expect, it } from '@jest/globals';
import { familyTable, freshTable } from './family-table.ts';
import { scoreSet } from './set-score.ts';
import { aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const rents = aFinding('rent of £1,450.00', 'Flat 3 £1,540.00');
const nonsense = aFinding('nothing', 'nothing', 'f2');
const scores = [
  scoreSet(aKnownCase({ group: 'flat' }), aResult(rents)),
  scoreSet(aKnownCase({ group: 'shop', family: 'trade' }), aResult(nonsense)),
  scoreSet(aKnownCase({ group: 'mill', family: 'trade' }), aResult(rents)),
];
const evidence = { rule: 'value-mismatch', stated: 0.8, documents: 2, difference: 'far', valueType: 'money' } as const;
const atFirst = (set: string, family: string, confidence: number) => ({
  set,
  family,
  batch: 1,
  wanted: 2,
  findings: [{ evidence, confidence, right: true }],
});
/** At first one of the two discrepancies of a set was found, the one surely and the other not. */
const fit = { weighed: [atFirst('flat', 'lease', 0.9), atFirst('mill', 'trade', 0.7)], cut: 0.8 };

const rowOf = (name: string, table = familyTable(scores, fit)): string[] =>
  table
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1) ?? [];

describe('familyTable', () => {
  it('gives each family what was found at first, weighed without it, and beside it what is known by heart', () => {
    expect(rowOf('lease')).toEqual(
      ['1', '0.50 / 1.00', '0.50 / 1.00', '0.50'].concat('1', '1.00 / 1.00', '1.00 / 1.00', '1.00', '0.50 / 0.00'),
    );
    expect(rowOf('trade')).toEqual(
      ['1', '0.00 / 1.00', '0.50 / 1.00', '0.50'].concat('2', '0.50 / 0.50', '0.50 / 0.50', '0.25', '0.00 / -0.50'),
    );
  });

  it('counts every family once for the mean, and tells the worst', () => {
    expect(rowOf('mean').slice(1, 3)).toEqual(['0.25 / 1.00', '0.50 / 1.00']);
    expect(rowOf('mean')[5]).toBe('0.75 / 0.75');
    expect(rowOf('worst of each')[1]).toBe('0.00 / 1.00');
    expect(rowOf('worst of each')[5]).toBe('0.50 / 0.50');
  });

  it('tells where all sets together lie by chance', () => {
    expect(rowOf('all')[5]).toBe('0.67 / 0.67');
    expect(rowOf('95 of 100 draws')[5]).toBe('0.00-1.00 / 0.00-1.00');
  });

  it('has no first scores of a family of which none are kept', () => {
    expect(rowOf('trade', familyTable(scores, { ...fit, weighed: [] }))[0]).toBe('0');
    expect(rowOf('trade', familyTable(scores, { ...fit, weighed: [] })).at(-1)).toBe('-');
  });
});

describe('freshTable', () => {
  it('gives figures of sets that nothing is kept of', () => {
    expect(rowOf('trade', freshTable(scores))).toEqual(['2', '0.50 / 0.50', '0.50 / 0.50', '0.25']);
  });
});
