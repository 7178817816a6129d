import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/aligned.ts';
import { areDaysApart } from './working-days.ts';

function areApart(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'duration'));
  if (a === undefined || b === undefined) throw new Error('A sentence holds no stretch of time.');
  return areDaysApart(a, b);
}

describe(areDaysApart.name, () => {
  it.each([
    ['Leave: 26 days', 'You have 26 working days of leave.'],
    ['Paid leave is 34 days.', 'Sick pay is full pay for twenty working days.'],
    ['Paid leave is 34 days.', 'New colleagues have half a year to learn.'],
    ['Office staff work 37.5 hours.', 'Office staff work five days.'],
  ])('keeps apart %s – %s', (first, second) => {
    expect(areApart(first, second)).toBe(true);
    expect(areApart(second, first)).toBe(true);
  });

  it.each([
    ['Paid leave is 34 days.', 'You have 26 days of leave.'],
    ['Sick leave is 20 days.', 'Sick leave: 25 days'],
    ['The repair takes 36 hours.', 'The repair takes three days.'],
  ])('lets be compared %s – %s', (first, second) => {
    expect(areApart(first, second)).toBe(false);
  });
});
