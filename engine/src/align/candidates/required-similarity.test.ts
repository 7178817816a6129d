import { describe, expect, it } from '@jest/globals';
import { requiredSimilarity } from './required-similarity.ts';
import { factDocuments } from '../testing/aligned.ts';

/** What the only values of two sentences require. */
function required(first: string, second: string, slip = 0): number {
  const [a, b] = factDocuments([first], [second]).map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return requiredSimilarity(a, b, slip);
}

describe(requiredSimilarity.name, () => {
  it('asks more of values that lie far apart, and too much of those that can never be one', () => {
    expect(required('£100', '£90')).toBeLessThan(required('£100', '£30'));
    expect(required('£100', '£30')).toBeLessThan(required('£100', '£9'));
    expect(required('£100', '£1')).toBe(Infinity);
  });

  it('asks less of a slip of the pen', () => {
    expect(required('£1,250', '£1,520', 5)).toBeLessThan(required('£1,250', '£1,520'));
  });

  it('takes no limit for one that is overstepped so many times', () => {
    expect(required('no more than 20 kg', '180 kg')).toBe(Infinity);
    expect(required('no more than 20 kg', '30 kg')).toBeLessThan(1);
    expect(required('no more than 20 kg', 'no more than 180 kg')).toBeLessThan(1);
  });
});
