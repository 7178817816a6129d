import { describe, expect, it } from '@jest/globals';
import { areOfOtherLabels } from './other-label.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether the first value of one paper and the first of another stand under other labels of both. */
function areApart(first: readonly string[], second: readonly string[]): boolean {
  const documents = factDocuments(first, second);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A paper holds no value.');
  return areOfOtherLabels(a, b, documents);
}

describe(areOfOtherLabels.name, () => {
  it.each([
    [
      ['Rent: £500', '', 'Deposit: £750'],
      ['Deposit: £750', '', 'Rent: £510'],
    ],
    [
      ['Antibiotic: 250 mg', '', 'Painkiller: 500 mg'],
      ['Painkiller 400 mg', '', 'Antibiotic: 250 mg'],
    ],
    [
      ['Miete | 500 €', 'Kaution | 750 €'],
      ['Kaution | 760 €', 'Miete | 500 €'],
    ],
  ])('keeps apart what both papers label: %j – %j', (first, second) => {
    expect(areApart(first, second)).toBe(true);
  });

  it.each([
    ['one label', ['Rent: £500'], ['Rent: £510']],
    ['labels of which one paper has only one', ['Rent: £500'], ['Hire: £510', '', 'Rent: £500']],
    ['labels with a word in common', ['Net rent: £500', '', 'Rent: £600'], ['Rent: £610', '', 'Net rent: £500']],
    ['no labels', ['The rent is £500.'], ['The rent is £510.']],
  ])('compares values with %s', (_, first, second) => {
    expect(areApart(first, second)).toBe(false);
  });
});
