import { describe, expect, it } from '@jest/globals';
import { isPriceOfRow } from './reckoned-rows.ts';
import { factDocuments } from '../../testing/aligned.ts';

const documents = factDocuments([
  'Item | Pieces | Price | Amount',
  'Tests and pH | 14 | £48.50 | £679.00',
  'Postage | 2 | £4.00 | £9.00',
]);
const at = (low: number) => {
  const found = documents[0]?.facts.find(({ value }) => value.low === low);
  if (found === undefined) throw new Error(`no ${low}`);
  return found;
};

describe('rows that reckon pieces with a price', () => {
  it('tells the price of a row that comes out', () => {
    expect([48.5, 14, 679].map((low) => isPriceOfRow(at(low), documents))).toEqual([true, true, false]);
  });
});
