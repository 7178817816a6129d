import { describe, expect, it } from '@jest/globals';
import { pairKeyOf } from './pair-key.ts';

const pair = (...quotes: readonly string[]) => ({
  rule: 'statement-mismatch',
  tier: 'possible' as const,
  positions: quotes.map((quote) => ({ quote })),
});

describe('pairKeyOf', () => {
  it('knows two passages again in any order, however they are spaced', () => {
    expect(pairKeyOf(pair('You may  smoke.', 'Do not smoke.'))).toBe(
      pairKeyOf(pair('Do not smoke.', ' You may smoke.')),
    );
  });

  it('takes other passages for others', () => {
    expect(pairKeyOf(pair('You may smoke.', 'Do not smoke.'))).not.toBe(
      pairKeyOf(pair('You may smoke.', 'Never smoke.')),
    );
  });

  it('is for doubtful pairs alone', () => {
    expect(pairKeyOf({ ...pair('You may smoke.', 'Do not smoke.'), tier: 'sure' })).toBeNull();
    expect(pairKeyOf({ ...pair('$1', '$2'), rule: 'amount' })).toBeNull();
  });
});
