import { describe, expect, it } from '@jest/globals';
import { amountTables } from './tables.ts';
import { factDocument } from './testing/read-lines.ts';

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

  it('takes a row or two of amounts for no table', () => {
    expect(amountsIn('Rent | 1,200.00', 'Deposit | 2,400.00')).toEqual([]);
  });
});
