import { describe, expect, it } from '@jest/globals';
import { PairNumbers } from './pair-numbers.ts';

describe('PairNumbers', () => {
  it('gives equal pairs one number and others the next', () => {
    const numbers = new PairNumbers(3);
    expect(
      [
        [1, 2],
        [2, 1],
        [1, 2],
        [0, 0],
      ].map(([a = 0, b = 0]) => numbers.of(a, b)),
    ).toEqual([0, 1, 0, 2]);
  });

  it('tells as many pairs apart as it has room for', () => {
    const numbers = new PairNumbers(10_000);
    const given = new Set<number>();
    for (let a = 0; a < 100; a += 1) for (let b = 0; b < 100; b += 1) given.add(numbers.of(a, b));
    expect(given.size).toBe(10_000);
    expect(numbers.of(99, 99)).toBe(9_999);
  });
});
