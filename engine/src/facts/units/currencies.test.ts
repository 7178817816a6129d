import { describe, expect, it } from '@jest/globals';
import { italian, spanish, valuesIn } from '../testing/values-in.ts';

describe('currencies', () => {
  it.each([
    ['£1,234.56', 'money GBP 1234.56'],
    ['GBP 1,234.56', 'money GBP 1234.56'],
    ['1,234 euros', 'money EUR 1234'],
    ['45 pence', 'money GBP 0.45'],
    ['45 livres sterling', 'money GBP 45'],
    ['$5 USD', 'money USD 5'],
    ['A$300', 'money AUD 300'],
    ["CHF 1'234.50", 'money CHF 1234.5'],
    ['Fr. 30', 'money CHF 30'],
    ['₹12,34,567.50', 'money INR 1234567.5'],
    ['Rs. 1,50,000', 'money INR 150000'],
    ['£12500', 'money GBP 12500'],
    ['EUR 10000', 'money EUR 10000'],
    ['EUR1500', 'money EUR 1500'],
    ['GBP1,500.00', 'money GBP 1500'],
    ['mex$ 10', 'money MXN 10'],
    ['₡100', 'money CRC 100'],
    ['210 peniques', 'money GBP 2.1'],
    ['500 Swiss francs', 'money CHF 500'],
    ['3,000 Hong Kong dollars', 'money HKD 3000'],
    ['300 Schweizer Franken', 'money CHF 300'],
    ['300 dollars canadiens', 'money CAD 300'],
    ['300 coronas danesas', 'money DKK 300'],
    ['300 franchi svizzeri', 'money CHF 300'],
  ])('reads the money %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it('knows the scales of all languages', () => {
    expect(valuesIn('$ 1,45 mil millones', spanish)).toEqual(['money USD 1450000000']);
    expect(valuesIn('150 millones de dólares', spanish)).toEqual(['money USD 150000000']);
    expect(valuesIn('48,2 milioni di franchi', italian)).toEqual(['money CHF 48200000']);
    expect(valuesIn('2 miliardi di euro', italian)).toEqual(['money EUR 2000000000']);
  });
});
