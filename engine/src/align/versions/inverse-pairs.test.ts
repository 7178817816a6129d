import { describe, expect, it } from '@jest/globals';
import { inversePairs } from './inverse-pairs.ts';

describe('inversePairs', () => {
  it('tells of each token of the second version which one of the first it stands for', () => {
    expect([...inversePairs(Int32Array.from([1, -1, 3]), 5)]).toEqual([-1, 0, -1, 2, -1]);
  });

  it('gives back the pairs when it is inverted again', () => {
    const pairs = Int32Array.from([2, -1, 0, -1]);
    expect(inversePairs(inversePairs(pairs, 3), 4)).toEqual(pairs);
  });
});
