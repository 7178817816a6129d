import { describe, expect, it } from '@jest/globals';
import { adaptReferences, referencesIn } from './references.ts';

const numbers = new Map([
  [2, 3],
  [3, 4],
  [4, 2],
]);

function adapted(text: string): string {
  let result = text;
  for (const { start, end, text: next } of adaptReferences(text, numbers).toReversed())
    result = result.slice(0, start) + next + result.slice(end);
  return result;
}

describe(adaptReferences.name, () => {
  it.each([
    ['under Section 2.1(b) hereof', 'under Section 3.1(b) hereof'],
    ['Sections 2, 3 and 4.5 survive', 'Sections 3, 4 and 2.5 survive'],
    ['see Article III.', 'see Article IV.'],
    ['under Section 2 of this Agreement', 'under Section 2 of this Agreement'.replace('2', '3')],
  ])('lets the numbers of %s follow', (text, expected) => {
    expect(adapted(text)).toBe(expected);
  });

  it.each([
    'Section 2 of the Loan Agreement',
    'Sections 2 and 3 of the Act',
    'Section 9 of it',
    'within 2 days',
    'Exhibit 3',
  ])('leaves %s alone', (text) => {
    expect(adapted(text)).toBe(text);
  });
});

describe(referencesIn.name, () => {
  it('lists the clauses that a text refers to', () => {
    expect(referencesIn('Sections 4.1 and 5 and Article VI, not Section 7 of the Act')).toEqual([4, 5, 6]);
  });
});
