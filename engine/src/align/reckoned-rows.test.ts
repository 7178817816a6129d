import { describe, expect, it } from '@jest/globals';
import { isCountAndReading, isCountOfRow, isPriceOfRow } from './reckoned-rows.ts';
import { factDocuments } from './testing/aligned.ts';

const documents = factDocuments(
  ['Item | Pieces | Price | Amount', 'Tests and pH | 14 | £48.50 | £679.00', 'Postage | 2 | £4.00 | £9.00'],
  ['Test | Result', 'pH | 7.4', 'Colonies | 12'],
);
const at = (document: number, low: number) => {
  const found = documents[document]?.facts.find(({ value }) => value.low === low);
  if (found === undefined) throw new Error(`no ${low}`);
  return found;
};

describe('rows that reckon pieces with a price', () => {
  it('tells the price and the pieces of a row that comes out', () => {
    expect([48.5, 14, 679].map((low) => isPriceOfRow(at(0, low), documents))).toEqual([true, true, false]);
    expect([14, 48.5, 2].map((low) => isCountOfRow(at(0, low), documents))).toEqual([true, false, false]);
  });

  it('holds no pieces against a reading', () => {
    expect(isCountAndReading(at(0, 14), at(1, 7.4), documents)).toBe(true);
    expect(isCountAndReading(at(1, 7.4), at(0, 14), documents)).toBe(true);
    expect(isCountAndReading(at(0, 14), at(1, 12), documents)).toBe(false);
  });
});
