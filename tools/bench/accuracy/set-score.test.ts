import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@app/shared/contracts';
import { figuresOf, scoreSet } from './set-score.ts';
import { aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const rents: Finding = aFinding('rent of £1,450.00', 'Flat 3 £1,540.00');
const nonsense: Finding = aFinding('nothing', 'nothing', 'f2');
const of = (...findings: Finding[]) => figuresOf([scoreSet(aKnownCase(), aResult(...findings))]);

describe('figuresOf', () => {
  it('counts what is possible apart from what is sure', () => {
    expect(of(rents, { ...nonsense, tier: 'possible' })).toMatchObject({ recall: 1, precision: 1, allPrecision: 0.5 });
    expect(of({ ...rents, tier: 'possible' }, nonsense)).toMatchObject({ recall: 0, precision: 0, allRecall: 1 });
  });

  it('ranks all findings by what they state', () => {
    expect(of({ ...rents, confidence: 0.6 }, { ...nonsense, confidence: 0.9 }).averagePrecision).toBe(0.5);
    expect(of({ ...rents, confidence: 0.9 }, { ...nonsense, confidence: 0.6 }).averagePrecision).toBe(1);
  });

  it('counts a finding that repeats another neither way', () => {
    expect(of(rents, { ...rents, id: 'f3', confidence: 0.95 }).averagePrecision).toBe(1);
  });
});
