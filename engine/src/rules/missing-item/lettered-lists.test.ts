import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

const longer = 'The fee covers: (a) pruning of roses; (b) mowing of lawns; (c) visits to the greenhouse by schools.';

describe('an item that one of two lists under letters lacks', () => {
  it.each([
    [longer, 'The fee is for: (a) pruning of roses; (b) mowing of lawns.'],
    ['The fee is for: (a) mowing of lawns; (b) pruning of roses.', longer],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    [longer, 'The fee is for: (a) pruning of roses; (b) mowing of meadows.'],
    [longer, 'The fee is for: (a) pruning of roses.'],
    [
      longer,
      'The fee is for: (a) pruning of roses; (b) mowing of lawns. Visits to the greenhouse by schools are free.',
    ],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
