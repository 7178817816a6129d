import { describe, expect, it } from '@jest/globals';
import { areTaxAndShare, isTaxLine } from './tax-line.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether of the percentages of two sentences one is the rate of a tax and the other a share. */
function areTwo(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'percent'));
  if (a === undefined || b === undefined) throw new Error('A sentence holds no percentage.');
  return areTaxAndShare(a, b, documents);
}

describe(areTaxAndShare.name, () => {
  it.each([
    ['VAT 20% on the second deposit comes to £40.', 'The second deposit is 50% of the price.'],
    ['Der Preis steigt um 3,7 %.', 'Hinzu kommen 7 % MwSt. auf den Preis.'],
  ])('parts %s from %s', (first, second) => {
    expect([areTwo(first, second), areTwo(second, first)]).toEqual([true, true]);
  });

  it.each([
    ['VAT at 20% is added.', 'Prices are net of VAT, which is 19%.'],
    ['A deposit of 30% is due.', 'The deposit is 50% of the price.'],
  ])('leaves %s and %s to be compared', (first, second) => {
    expect(areTwo(first, second)).toBe(false);
  });
});

describe(isTaxLine.name, () => {
  it.each([
    ['VAT 20 % | 95.10', true],
    ['Insurance premium tax 12 % | 95.10', true],
    ['City tax | 95.10', false],
    ['Insurance premium | 95.10', false],
  ])('knows the tax of a bill: %s', (row, expected) => {
    const documents = factDocuments(['Item | Amount £', row]);
    const fact = documents[0]?.facts.find(({ value }) => value.low === 95.1);
    expect(fact !== undefined && isTaxLine(fact, documents)).toBe(expected);
  });
});
