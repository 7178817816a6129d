import { describe, expect, it } from '@jest/globals';
import { isOtherYear } from './other-year.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the amounts of two papers are of two years. */
function areOther(first: readonly string[], second: readonly string[]): boolean {
  const documents = factDocuments(first, second);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'money'));
  if (a === undefined || b === undefined) throw new Error('A paper holds no amount.');
  return isOtherYear(a, b, documents);
}

const table = (year: number): string[] => [`£ | ${year}`, 'Takings | £4,100', 'Costs | £3,200'];

describe(isOtherYear.name, () => {
  it('keeps apart what is told of two years', () => {
    expect(areOther(table(2024), table(2025))).toBe(true);
    expect(areOther(table(2025), table(2025))).toBe(false);
  });

  it('leaves amounts to be compared of which no year is told', () => {
    expect(areOther(['Takings of £4,100'], ['Takings of £4,300'])).toBe(false);
  });
});
