import { describe, expect, it } from '@jest/globals';
import { amountColumns, figureGrid } from './amount-grid.ts';
import { amountTables } from './tables.ts';
import { factDocument } from '../testing/read-lines.ts';

const amountsIn = (...lines: readonly string[]) =>
  amountTables(factDocument(...lines)).flatMap(({ amounts }) => amounts);
const stock = amountsIn('Item | In | Out', 'Flour | 120 | 95', 'Sugar | 86 | ', 'Salt | 1,900 | 17');

describe('amountColumns', () => {
  it('puts amounts of different widths under each other', () => {
    expect(amountColumns(stock).map((column) => column.map(({ value }) => value))).toEqual([
      [120, 86, 1900],
      [95, 17],
    ]);
  });
});

describe('figureGrid', () => {
  it('leaves blank cells open', () => {
    expect(figureGrid(stock).map((row) => row.map((amount) => amount?.value))).toEqual([
      [120, 95],
      [86, undefined],
      [1900, 17],
    ]);
  });

  it('knows no column of a single figure', () => {
    expect(figureGrid(stock.filter(({ value }) => value !== 17))).toHaveLength(3);
    expect(figureGrid(stock.filter(({ value }) => value !== 17))[0]).toHaveLength(1);
  });
});
