import { describe, expect, it } from '@jest/globals';
import { clauses, withClause } from '../align/testing/a-contract.ts';
import { aligned } from '../align/testing/aligned.ts';
import { findFamilies } from './find-families.ts';

const areOneFamily = (first: readonly string[], second: readonly string[]): boolean => {
  const families = findFamilies([aligned(first, second)]);
  return families(0) === families(1);
};

describe(findFamilies.name, () => {
  it('joins a paper and its copy, and a version with a changed clause', () => {
    expect(areOneFamily(clauses, clauses)).toBe(true);
    expect(areOneFamily(clauses, withClause(2, 'The mill closes on Sundays.'))).toBe(true);
  });

  it('keeps papers apart that share some clauses only', () => {
    const half = clauses.map((clause, index) => (index % 2 === 0 ? clause : 'Something else is written here.'));
    expect(areOneFamily(clauses, half)).toBe(false);
  });

  it('keeps papers apart that were not aligned', () => {
    const families = findFamilies([]);
    expect(families(0)).not.toBe(families(1));
  });
});
