import { describe, expect, it } from '@jest/globals';
import { hundredthsAt, withHundredths } from './hundredths.ts';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe(hundredthsAt.name, () => {
  it.each([
    [german, 'Das Brot kostet 2 Euro 80.', 'money EUR 2.8'],
    [german, '2 Euro 80 je Laib', 'money EUR 2.8'],
    [german, '2 Euro 80 Cent', 'money EUR 2.8'],
    [german, '2 € und 5 Cent', 'money EUR 2.05'],
    [french, '12 euros 50', 'money EUR 12.5'],
    [french, '12 € 50 par panier', 'money EUR 12.5'],
    [spanish, '12 euros con 50', 'money EUR 12.5'],
    [english, '3 pounds 50', 'money GBP 3.5'],
  ])('adds the hundredths behind the currency: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it.each([
    [german, 'Für 2 Euro 80 Brote', 'money EUR 2'],
    [german, 'Für 2 Euro, 80 Gäste', 'money EUR 2'],
    [english, 'GBP 3 or EUR 4 EUR 50', 'money EUR 4'],
  ])('adds nothing that is counted or an amount of its own: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toContain(value);
  });
});

describe(withHundredths.name, () => {
  it.each([
    [spanish, 'ciento doce euros con quince céntimos', 'money EUR 112.15'],
    [english, '£3 and 50 pence', 'money GBP 3.5'],
    [english, 'three pounds and fifty pence', 'money GBP 3.5'],
    [french, 'douze euros et cinquante centimes', 'money EUR 12.5'],
  ])('makes one amount of the whole and its hundredths: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it('leaves two amounts apart that no such word joins', () => {
    expect(valuesIn('£3 for bread, 50 pence for salt')).toEqual(['money GBP 3', 'money GBP 0.5']);
    expect(valuesIn('£3.20 and 50 pence')).toEqual(['money GBP 3.2', 'money GBP 0.5']);
  });
});
