import { describe, expect, it } from '@jest/globals';
import { countRecognisers } from './count-recognisers.ts';

describe(countRecognisers.name, () => {
  it.each([
    ['all processors for a lone reader', { processors: 4, readers: 1, memoryMb: 1200 }, 4],
    ['a share of them for each of several', { processors: 4, readers: 2, memoryMb: 1200 }, 2],
    ['one at least', { processors: 2, readers: 3, memoryMb: 100 }, 1],
    ['no more than memory has room for on a large machine', { processors: 64, readers: 1, memoryMb: 1200 }, 6],
  ])('gives %s', (_, means, count) => {
    expect(countRecognisers(means)).toBe(count);
  });
});
