import { describe, expect, it } from '@jest/globals';
import { probabilityOf } from '@app/engine/calibration';
import { fitWeights } from './fit-weights.ts';
import { aFinding, someOf } from './testing/score-builders.ts';

const worth = (weights: ReturnType<typeof fitWeights>, rule: string, stated: number): number =>
  probabilityOf(aFinding(rule, stated, true).evidence, weights);

describe('fitWeights', () => {
  it('finds how often findings of a stated confidence are right', () => {
    const weights = fitWeights([...someOf('value-mismatch', 0.9, 70, 30), ...someOf('value-mismatch', 0.6, 30, 70)], 0);
    expect(worth(weights, 'value-mismatch', 0.9)).toBeCloseTo(0.7, 2);
    expect(worth(weights, 'value-mismatch', 0.6)).toBeCloseTo(0.3, 2);
  });

  it('tells kinds of findings apart that state the same', () => {
    const samples = [...someOf('value-mismatch', 0.8, 76, 24), ...someOf('missing-row', 0.8, 20, 80)];
    const weights = fitWeights(samples, 0.01);
    expect(worth(weights, 'value-mismatch', 0.8)).toBeCloseTo(0.76, 2);
    expect(worth(weights, 'missing-row', 0.8)).toBeCloseTo(0.2, 2);
  });

  it('believes of a kind with little data what it believes of all, of one with much what it saw', () => {
    const most = someOf('value-mismatch', 0.8, 80, 20);
    const [few, many] = [2, 200].map((count) => fitWeights([...most, ...someOf('missing-row', 0.8, 0, count)], 2));
    expect(worth(few ?? {}, 'missing-row', 0.8)).toBeGreaterThan(0.3);
    expect(worth(many ?? {}, 'missing-row', 0.8)).toBeLessThan(0.1);
  });

  it('gives weights where all were right, and where a term never varies', () => {
    const weights = fitWeights(someOf('value-mismatch', 0.8, 20, 0), 1);
    expect(Object.values(weights).every(Number.isFinite)).toBe(true);
    expect(worth(weights, 'value-mismatch', 0.8)).toBeGreaterThan(0.9);
  });

  it('gives the same weights whatever the order of the findings', () => {
    const samples = [...someOf('value-mismatch', 0.9, 40, 9), ...someOf('arithmetic', 0.7, 13, 8)];
    expect(fitWeights(samples.toReversed(), 2)).toEqual(fitWeights(samples, 2));
  });
});
