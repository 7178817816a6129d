import { describe, expect, it } from '@jest/globals';
import { amountTables, continuedAmounts } from './tables.ts';
import { factDocument } from '../testing/read-lines.ts';

const amountsIn = (...lines: readonly string[]) => amountTables(factDocument(...lines)).map(({ amounts }) => amounts);

const lines = ['Item | Qty | Price', 'Pump | 2 | 1,200.00', 'Motor | 3 | (900.00)', 'Valve | 4 | 120.00'];

describe('amountTables', () => {
  it('gives each amount with the words of its row and column', () => {
    const [amounts] = amountsIn(...lines);
    expect(amounts).toHaveLength(6);
    expect(amounts?.[1]).toMatchObject({ row: 1, label: 'Pump', header: 'Price', value: 1200, precision: 0.01 });
    expect(amounts?.[0]).toMatchObject({ header: 'Qty', value: 2, precision: 1 });
  });

  it('takes an amount in brackets for a negative one', () => {
    expect(amountsIn(...lines)[0]?.find(({ label, header }) => label === 'Motor' && header === 'Price')?.value).toBe(
      -900,
    );
  });

  it('tells two tables apart', () => {
    const text = 'The prices of the second list hold for the whole of the coming year.';
    expect(amountsIn(...lines, '', text, '', ...lines)).toHaveLength(2);
  });

  it('takes no figure in the words of a label for a figure of the table', () => {
    const [amounts] = amountsIn('Class | Boys | Girls', '2b | 12 | 11', 'Room 4 | 10 | 13', 'Tank, 75 mm | 9 | 7');
    expect(amounts?.filter(({ isFigure }) => isFigure).map(({ value }) => value)).toEqual([12, 11, 10, 13, 9, 7]);
  });

  it('gives the number as printed, whatever its unit', () => {
    const [amounts] = amountsIn('Item | Weight | Time', 'Pump | 2.5 t | 3 weeks', 'Seal | 40 kg | 2 weeks');
    expect(amounts?.map(({ value }) => value)).toEqual([2.5, 3, 40, 2]);
  });
});

describe('continuedAmounts', () => {
  const counts = (between: string) =>
    continuedAmounts(amountTables(factDocument(...lines, '', between, '', 'Name | Sum', ...lines.slice(1)))).map(
      ({ length }) => length,
    );

  it('joins tables that a heading parts', () => {
    expect(counts('# Collection')).toEqual([12]);
  });

  it('keeps tables apart that a paragraph parts', () => {
    expect(counts('The prices of the second list hold for the whole of the coming year.')).toEqual([6, 6]);
  });
});
