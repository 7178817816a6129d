import { describe, expect, it } from '@jest/globals';
import { weigh } from './score.ts';
import { candidateOf } from './testing/candidates-of.ts';

describe(weigh.name, () => {
  const pair = candidateOf('£1,250', '£1,520', ['The monthly rent is £1,250.'], ['The monthly rent is £1,520.']);

  /** The same pair with another print of the second value. */
  const asOther = (amount: number): typeof pair => {
    const { fact } = pair.b;
    return { ...pair, b: { ...pair.b, fact: { ...fact, value: { ...fact.value, low: amount, high: amount } } } };
  };

  const oddsOf = (one: typeof pair): number => {
    const [{ probability } = { probability: 0 }] = weigh([one]);
    return probability / (1 - probability);
  };

  it('shares a value out among what the partners say that fit it', () => {
    const other = asOther(1_250.5);
    const [first, second] = weigh([pair, other]);
    const all = 1 + oddsOf(pair) + oddsOf(other);
    expect(first?.probability).toBeCloseTo(oddsOf(pair) / all);
    expect(second?.probability).toBeCloseTo(oddsOf(other) / all);
    expect(first?.rivalry).toBeCloseTo(oddsOf(other));
  });

  it('takes nothing from partners that say the same', () => {
    const [alone] = weigh([pair]);
    const [first, second] = weigh([pair, asOther(1_520)]);
    expect(first?.probability).toBe(alone?.probability);
    expect(second?.probability).toBe(alone?.probability);
  });
});
