import { describe, expect, it } from '@jest/globals';
import { isPriceOfRow, isTotalOfCount } from './reckoned-rows.ts';
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

  it('knows the total of a row by the pieces that make it', () => {
    const papers = factDocuments(['Chairs | 180 | 0.95 | 171.00'], ['Chairs: 180'], ['Chairs: 190']);
    const [total, count, other] = papers.map(({ facts }) => facts.at(-1));
    if (total === undefined || count === undefined || other === undefined) throw new Error('no values');
    expect(isTotalOfCount(total, count, papers)).toBe(true);
    expect(isTotalOfCount(total, other, papers)).toBe(false);
  });
});
