import { describe, expect, it } from '@jest/globals';
import { withRowPrices } from './row-prices.ts';
import { factDocument, factPrinted } from '../testing/read-lines.ts';

/** The dimension and the base units for which the figure of a row is paid. */
function perOf(figure: string, row: string): string | undefined {
  const { per } = factPrinted(factDocument('Item | Sand', row), figure).value;
  return per === undefined ? undefined : `${per.dimension} ${per.factor}`;
}

describe(withRowPrices.name, () => {
  it('reads what a price without a currency is for', () => {
    expect(perOf('0.42', 'Gravel | 0.42 per kg')).toBe('mass 1');
    expect(perOf('0,42', 'Kies | 0,42 je kg')).toBe('mass 1');
  });

  it('takes a whole number before a unit for no price', () => {
    expect(perOf('12', 'Screws | 12 per m²')).toBeUndefined();
  });

  it('takes it from the quantity that makes the amount with the price', () => {
    expect(perOf('420.00', 'Gravel | 3.5 t | 420.00 | 1,470.00')).toBe('mass 1000');
    expect(perOf('420.00', 'Gravel | 3.5 t | 420.00 | 1,740.00')).toBeUndefined();
  });

  it('takes it from no measure that stands behind the price', () => {
    expect(perOf('420.00', 'Gravel | 420.00 | 3.5 t | 1,470.00')).toBeUndefined();
  });
});
