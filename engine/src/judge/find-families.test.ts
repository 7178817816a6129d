import { describe, expect, it } from '@jest/globals';
import { compareFamilies } from '../versions/index.ts';
import { clauses, withClause } from '../versions/testing/a-contract.ts';
import { papersOf } from '../versions/testing/papers-of.ts';
import { familiesOf } from './find-families.ts';

const areOneFamily = (first: readonly string[], second: readonly string[]): boolean => {
  const families = familiesOf(compareFamilies(papersOf(first, second), () => false));
  return families(0) === families(1);
};

describe(familiesOf.name, () => {
  it('joins a paper and its copy, and a version with a changed clause', () => {
    expect(areOneFamily(clauses, clauses)).toBe(true);
    expect(areOneFamily(clauses, withClause(2, 'The mill closes on Sundays.'))).toBe(true);
  });

  it('keeps papers apart that have nothing in common', () => {
    expect(areOneFamily(clauses, ['Menu of the day: soup, fish and fruit, served from noon until three.'])).toBe(false);
  });

  it('keeps papers apart that were not compared word by word', () => {
    const families = familiesOf([]);
    expect(families(0)).not.toBe(families(1));
  });
});
