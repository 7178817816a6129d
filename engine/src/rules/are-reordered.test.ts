import { describe, expect, it } from '@jest/globals';
import { areReordered } from './are-reordered.ts';

const reordered = (a: string, b: string): boolean => areReordered(a.split(' '), b.split(' '));

describe(areReordered.name, () => {
  it.each([
    ['The assessment is repeated after a move of house.', 'After moving house the assessment is done again.'],
    ['The records are stored by the supplier.', 'The supplier stores the records.'],
  ])('takes %s and %s for the same', (a, b) => {
    expect(reordered(a, b)).toBe(true);
  });

  it.each([
    ['The assessment is repeated after a move of house.', 'After selling the house the assessment is done again.'],
    ['The tenant informs the landlord.', 'The landlord informs the tenant.'],
  ])('takes %s and %s for two things', (a, b) => {
    expect(reordered(a, b)).toBe(false);
  });
});
