import { describe, expect, it } from '@jest/globals';
import { averagePrecision } from './ranking.ts';
import { scoreCase } from './score-case.ts';
import { aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const right = (confidence: number) => ({ ...aFinding('rent of £1,450.00', 'Flat 3 £1,540.00'), confidence });
const wrong = (confidence: number) => ({ ...aFinding('nothing', 'nothing', 'f2'), confidence });

const of = (...sets: Parameters<typeof aResult>[]): number =>
  averagePrecision(sets.map((findings) => scoreCase(aKnownCase(), aResult(...findings))));

describe('averagePrecision', () => {
  it('is 1 where what is right is surer than what is false', () => {
    expect(of([right(0.9), wrong(0.6)])).toBe(1);
  });

  it('falls with every false finding that is surer', () => {
    expect(of([right(0.6), wrong(0.9)])).toBe(0.5);
    expect(of([right(0.6), wrong(0.9)], [right(0.95)])).toBeCloseTo((1 + 2 / 3) / 2);
  });

  it('takes findings of one confidence for one point, whatever their order', () => {
    expect(of([right(0.9), wrong(0.9)])).toBe(0.5);
    expect(of([wrong(0.9), right(0.9)])).toBe(0.5);
  });

  it('counts what is not found as 0, and a finding that repeats another neither way', () => {
    expect(of([right(0.9)], [])).toBe(0.5);
    expect(of([right(0.9), { ...right(0.95), id: 'f3' }, wrong(0.5)])).toBe(1);
  });

  it('is 1 where nothing is wanted', () => {
    expect(averagePrecision([scoreCase(aKnownCase({ discrepancies: [] }), aResult())])).toBe(1);
  });
});
