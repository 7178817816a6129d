import { describe, expect, it } from '@jest/globals';
import type { PairCoverage } from '@app/shared/contracts';
import { whyNotComparable } from './not-comparable.ts';

const side = (changes: Partial<PairCoverage['ofA']> = {}) => ({ agree: 0, alike: 0, differ: 0, alone: 7, ...changes });
const aPair = (changes: Partial<PairCoverage> = {}): PairCoverage => ({
  a: 'd1',
  b: 'd2',
  unit: 'values',
  ofA: side(),
  ofB: side(),
  ...changes,
});

describe(whyNotComparable.name, () => {
  it('is that the documents have nothing in common where nothing agrees and nothing disagrees', () => {
    expect(whyNotComparable([aPair()], [])).toBe('nothing-in-common');
    expect(whyNotComparable([aPair(), aPair({ b: 'd3' })], [])).toBe('nothing-in-common');
  });

  it('is nothing where a value agrees, a finding sets them against each other, or they are versions', () => {
    expect(whyNotComparable([aPair({ ofA: side({ agree: 1 }) })], [])).toBeUndefined();
    expect(whyNotComparable([aPair({ ofB: side({ differ: 1 }) })], [])).toBeUndefined();
    expect(whyNotComparable([aPair(), aPair({ unit: 'words' })], [])).toBeUndefined();
  });

  it('is that they do not belong together where all of them are strangers to each other', () => {
    const agreed = aPair({ ofA: side({ agree: 3 }), ofB: side({ agree: 3 }) });
    expect(whyNotComparable([agreed], [[0, 1]])).toBe('unrelated');
    expect(whyNotComparable([agreed, agreed, agreed], [[0, 1]])).toBeUndefined();
  });
});
