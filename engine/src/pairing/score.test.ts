import { describe, expect, it } from '@jest/globals';
import { weigh } from './score.ts';
import { candidateOf } from './testing/candidates-of.ts';

describe(weigh.name, () => {
  const pair = candidateOf('£1,250', '£1,520', ['The monthly rent is £1,250.'], ['The monthly rent is £1,520.']);

  it('shares a value out among the partners that fit it', () => {
    const [alone] = weigh([pair]);
    const other = { ...pair, b: { ...pair.b, fact: { ...pair.b.fact } } };
    const [first, second] = weigh([pair, other]);
    const odds = (alone?.probability ?? 0) / (1 - (alone?.probability ?? 0));
    expect(first?.probability).toBeCloseTo(odds / (1 + 2 * odds));
    expect(second?.probability).toBeCloseTo(odds / (1 + 2 * odds));
    expect(first?.rivalry).toBeCloseTo(odds);
  });
});
