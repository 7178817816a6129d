import { describe, expect, it } from '@jest/globals';
import { printed, wordsOfFact, type Fact } from '../../facts/fact.ts';
import { largestAmounts } from './largest-amounts.ts';
import { factDocuments } from '../testing/aligned.ts';

const credit = ['Amount | USD 138,600.00', 'Charge | USD 120.00'];
const bill = (amount: string): string[] => [`KV 1-300 | Coffee, sorted | 21,000 | 6.60 | ${amount}`];

/** The pairs of largest amounts of two papers, as printed. */
function pairs(first: readonly string[], second: readonly string[], areRelated = true): string[] {
  const documents = factDocuments(first, second);
  const text = (fact: Fact): string => {
    const document = documents[fact.document];
    return document === undefined ? '' : printed(wordsOfFact(document, fact));
  };
  return largestAmounts(documents, () => areRelated).map(([a, b]) => `${text(a)} – ${text(b)}`);
}

describe(largestAmounts.name, () => {
  it('pairs what two papers come to where it is a slip apart, whatever it is called', () => {
    expect(pairs(credit, bill('138,660.00'))).toEqual(['USD 138,600.00 – 138,660.00']);
  });

  it.each([
    ['amounts that are no slip apart', credit, bill('152,410.00')],
    ['equal amounts', credit, bill('138,600.00')],
    ['an amount that is not the largest', [...credit, 'Limit | USD 250,000.00'], bill('138,660.00')],
    ['small amounts', ['Amount | USD 138.60'], bill('136.80')],
  ])('leaves %s alone', (_, first, second) => {
    expect(pairs(first, second)).toEqual([]);
  });

  it('leaves papers alone that have nothing to do with each other', () => {
    expect(pairs(credit, bill('138,660.00'), false)).toEqual([]);
  });
});
