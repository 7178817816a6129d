import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/aligned.ts';
import { areEqualRates } from './equal-rates.ts';

function areEqual(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return areEqualRates(a, b, documents);
}

describe(areEqualRates.name, () => {
  it.each([
    ['Interest is 4.5% a year.', 'Interest is 2.25 % per half-year.'],
    ['The rent is £14,400 per year.', 'The rent is £1,200 a month.'],
  ])('knows one rate by two stretches of time: %s – %s', (first, second) => {
    expect(areEqual(first, second)).toBe(true);
  });

  it.each([
    ['Interest is 4.5% a year.', 'Interest is 2.75 % per half-year.'],
    ['Interest is 4.5% a year.', 'Interest is 2.25 %.'],
    ['Interest is 4.5% a year.', 'Interest is 4.5 % per half-year.'],
  ])('leaves others to be compared: %s – %s', (first, second) => {
    expect(areEqual(first, second)).toBe(false);
  });
});
