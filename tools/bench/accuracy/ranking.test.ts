import { describe, expect, it } from '@jest/globals';
import { averagePrecision, type Ranked } from './ranking.ts';

const right = (confidence: number, found = 1): Ranked => ({ confidence, isRight: true, found });
const wrong = (confidence: number): Ranked => ({ confidence, isRight: false, found: 0 });

describe('averagePrecision', () => {
  it('is 1 where what is right is surer than what is false', () => {
    expect(averagePrecision([right(0.9), wrong(0.6)], 1)).toBe(1);
  });

  it('falls with every false finding that is surer', () => {
    expect(averagePrecision([right(0.6), wrong(0.9)], 1)).toBe(0.5);
    expect(averagePrecision([right(0.6), wrong(0.9), right(0.95)], 2)).toBeCloseTo((1 + 2 / 3) / 2);
  });

  it('takes findings of one confidence for one point, whatever their order', () => {
    expect(averagePrecision([right(0.9), wrong(0.9)], 1)).toBe(0.5);
    expect(averagePrecision([wrong(0.9), right(0.9)], 1)).toBe(0.5);
  });

  it('counts what is not found as 0, and a finding that shows three discrepancies for three', () => {
    expect(averagePrecision([right(0.9)], 2)).toBe(0.5);
    expect(averagePrecision([right(0.9, 3)], 4)).toBe(0.75);
  });

  it('is 1 where nothing is wanted', () => {
    expect(averagePrecision([], 0)).toBe(1);
  });
});
