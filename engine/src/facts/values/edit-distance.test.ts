import { describe, expect, it } from '@jest/globals';
import { isNearMiss } from './edit-distance.ts';

describe('isNearMiss', () => {
  it.each([
    ['4471902', '4471920'],
    ['4471902', '447190'],
    ['4471902', '44719902'],
    ['4471902', '4471502'],
  ])('takes %s and %s for one text with a slip', (a, b) => {
    expect(isNearMiss(a, b)).toBe(true);
    expect(isNearMiss(b, a)).toBe(true);
  });

  it.each([
    ['4471902', '4471902'],
    ['4471902', '4472901'],
    ['4471902', '4479120'],
    ['12', '13'],
    ['4471902', '44719'],
  ])('does not take %s and %s for one', (a, b) => {
    expect(isNearMiss(a, b)).toBe(false);
  });
});
