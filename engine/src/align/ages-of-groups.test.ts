import { describe, expect, it } from '@jest/globals';
import { isAgeAndCount } from './ages-of-groups.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether the first number is an age and the second a count. */
function areTwo(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'number'));
  if (a === undefined || b === undefined) throw new Error('A line holds no number.');
  return isAgeAndCount(a, b, documents);
}

describe(isAgeAndCount.name, () => {
  it.each([
    ['Junior: 9 to 15', 'The choir has 24 juniors.'],
    ['Jugendliche: 12 bis 17', 'Der Chor hat 24 Jugendliche.'],
  ])('parts %s from %s', (age, count) => {
    expect(areTwo(age, count)).toBe(true);
  });

  it.each([
    ['Junior: 9 to 15', 'The choir has 24 chairs.'],
    ['Chairs: 9 to 15', 'The choir has 24 juniors.'],
    ['Junior: 19', 'The choir has 24 juniors.'],
    ['Choir: 9 to 15 juniors', 'The choir has 24 juniors.'],
  ])('leaves %s and %s', (age, count) => {
    expect(areTwo(age, count)).toBe(false);
  });
});
