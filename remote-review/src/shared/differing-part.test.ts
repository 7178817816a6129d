import { describe, expect, it } from '@jest/globals';
import { differingPart } from './differing-part.ts';

const parts = (text: string, other: string) =>
  differingPart(text, other).map(({ start, end }) => text.slice(start, end));

describe('differingPart', () => {
  it.each([
    ['$10,650.00', '$10,560.00', ['65']],
    ['March 31, 2028', 'April 30, 2028', ['March 31']],
    ['Holdings, LLC', 'Holdings LLC', [',']],
    ['4,250 square feet', '4,520 square feet', ['25']],
    ['shall have a right', 'has no right', ['shall have a']],
    ['Holdings LLC', 'Holdings, LLC', []],
    ['90 days', '180 months', []],
    ['same', 'same', []],
  ])('of “%s” beside “%s” is %j', (text, other, wanted) => {
    expect(parts(text, other)).toEqual(wanted);
  });
});
