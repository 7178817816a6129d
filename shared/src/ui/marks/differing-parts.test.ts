import { describe, expect, it } from '@jest/globals';
import { differingParts } from './differing-parts.ts';

const marked = (text: string, range: { readonly start: number; readonly end: number } | undefined): string =>
  range === undefined
    ? text
    : `${text.slice(0, range.start)}|${text.slice(range.start, range.end)}|${text.slice(range.end)}`;

function parts(one: string, other: string): readonly [string, string] {
  const found = differingParts(one, other);
  return [marked(one, found?.[0]), marked(other, found?.[1])];
}

describe('differingParts', () => {
  it.each([
    ['the digits of a number', '$10,|65|0.00', '$10,|56|0.00'],
    ['the digits of a number without its sign', '10,|65|0.00', '$10,|56|0.00'],
    ['the digits of a number without its unit', '1,|10|0 rentable square feet', '1,|01|0'],
    ['a number that has little in common with the other', '|14.2|%', '|12.4|%'],
    ['a number that is longer than the other', 'March |13|, 2021', 'March |3|, 2021'],
    ['a number that is shorter than the other', '|45| days', '|450| days'],
    ['the words of a name', '|Dorothea L|. Ostrander', '|Dorothy J|. Ostrander'],
    ['a word, not its letters', '|USD| 4,500,000', '|EUR| 4,500,000'],
    ['what one has and the other lacks', 'Holdings|| LLC', 'Holdings|,| LLC'],
    ['a run of words', '|shall have a| right', '|has no| right'],
  ])('marks %s', (_, one, other) => {
    expect(parts(one.replaceAll('|', ''), other.replaceAll('|', ''))).toEqual([one, other]);
    expect(parts(other.replaceAll('|', ''), one.replaceAll('|', ''))).toEqual([other, one]);
  });

  it.each([
    ['the same', 'the same'],
    ['90 days', '180 months'],
    ['March 31, 2028', 'April 30, 2028'],
    ['March 31, 2028', '05/31/2028'],
    ['71', '77'],
    ['Landlord', 'Tenant'],
    ['below 3.50 to 1', 'not exceeding 3.50x'],
  ])('leaves “%s” beside “%s” as a whole', (one, other) => {
    expect(differingParts(one, other)).toBeNull();
  });
});
