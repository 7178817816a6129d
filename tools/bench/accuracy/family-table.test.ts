import { describe, expect, it } from '@jest/globals';
import { familyTable } from './family-table.ts';
import { scoreSet } from './set-score.ts';
import { aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const rents = aFinding('rent of £1,450.00', 'Flat 3 £1,540.00');
const nonsense = aFinding('nothing', 'nothing', 'f2');
const scores = [
  scoreSet(aKnownCase({ group: 'flat' }), aResult(rents)),
  scoreSet(aKnownCase({ group: 'shop', family: 'trade' }), aResult(nonsense)),
  scoreSet(aKnownCase({ group: 'mill', family: 'trade' }), aResult(rents)),
];
const first = ['flat', 'shop', 'mill'].map((set) => ({ set, found: 0, wanted: 1, right: 0, wrong: 1 }));
const rowOf = (name: string): string[] =>
  familyTable(scores, first)
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1) ?? [];

describe('familyTable', () => {
  it('gives each family its figures, and how much they are above first scores', () => {
    expect(rowOf('lease')).toEqual(['1', '1.00 / 1.00', '1.00 / 1.00', '1.00', '0.00 / 0.00', '1.00 / 1.00']);
    expect(rowOf('trade')).toEqual(['2', '0.50 / 0.50', '0.50 / 0.50', '0.25', '0.00 / 0.00', '0.50 / 0.50']);
  });

  it('counts every family once for the mean, and tells the worst', () => {
    expect(rowOf('mean')[1]).toBe('0.75 / 0.75');
    expect(rowOf('worst of each')[1]).toBe('0.50 / 0.50');
  });

  it('tells where all sets together lie by chance', () => {
    expect(rowOf('all sets')[1]).toBe('0.67 / 0.67');
    expect(rowOf('95 of 100 draws')[1]).toBe('0.00-1.00 / 0.00-1.00');
  });
});
