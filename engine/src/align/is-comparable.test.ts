import { describe, expect, it } from '@jest/globals';
import { isComparable } from './is-comparable.ts';
import { linked } from './testing/aligned.ts';

const matter = ['Matter HB-24-117 of Alder Freight Ltd', ''];

describe(isComparable.name, () => {
  it.each([
    ['City tax of €2.20 per person is added.', 'City tax | 2.50', '€2.20 ≠ 2.50'],
    ['The lift has seven stops for 6 persons.', 'A lift with six stops is built.', 'seven ≠ six'],
    ['712 of 1,000 votes of the owners were present.', 'Votes of the owners present: 721/1000', '712 ≠ 721/1000'],
  ])('holds %j against %j', (a, b, link) => {
    expect(linked([...matter, a], [...matter, b])).toContain(link);
  });
});
