import { describe, expect, it } from '@jest/globals';
import { english, french, german, inShort, spanish, valueIn, valuesIn } from './testing/values-in.ts';

describe('findAmounts', () => {
  it.each([
    ['£1,234.56', 'money GBP 1234.56'],
    ['GBP 1,234.56', 'money GBP 1234.56'],
    ['1,234 euros', 'money EUR 1234'],
    ['45 pence', 'money GBP 0.45'],
    ['$5 USD', 'money USD 5'],
    ['A$300', 'money AUD 300'],
    ["CHF 1'234.50", 'money CHF 1234.5'],
    ['Fr. 30', 'money CHF 30'],
    ['₹12,34,567.50', 'money INR 1234567.5'],
    ['Rs. 1,50,000', 'money INR 150000'],
  ])('reads the money %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it.each([
    ['1.5 million dollars', 'money USD 1500000'],
    ['US$ 2.5m', 'money USD 2500000'],
    ['£250k', 'money GBP 250000'],
    ['$1.2bn', 'money USD 1200000000'],
    ['3 million', 'number 3000000'],
  ])('multiplies by the scale in %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it('takes a letter behind a bare number for a unit, not for a scale', () => {
    expect(valuesIn('a pipe of 5 m')).toEqual(['quantity length 5']);
  });

  it.each([
    [german, '1.234,56 €', 'money EUR 1234.56'],
    [german, '1.234 €', 'money EUR 1234'],
    [german, '12,5 Mio. EUR', 'money EUR 12500000'],
    [german, '450 Tsd. EUR', 'money EUR 450000'],
    [german, '0,75 v. H.', 'percent 0.75'],
    [french, '1 234 567,89 euros', 'money EUR 1234567.89'],
    [french, '12 500 €', 'money EUR 12500'],
    [french, '5 pour cent', 'percent 5'],
    [french, '3,5 millions d’euros', 'money EUR 3500000'],
    [spanish, '3 millones de euros', 'money EUR 3000000'],
    [spanish, '1.234,56 €', 'money EUR 1234.56'],
    [spanish, '5 por ciento', 'percent 5'],
  ])('reads numbers as the document prints them: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it('does not join two numbers that stand beside each other in English', () => {
    expect(valuesIn('in 24 440 came')).toContain('number 24');
  });

  it.each(['5 %', '5%', '5 per cent', '5 percent'])('reads the share %s', (text) => {
    expect(valuesIn(text)).toEqual(['percent 5']);
  });

  it('reads fractions in words as shares', () => {
    expect(valuesIn('two fifths of the rent')).toEqual(['percent 40']);
    expect(valuesIn('7½ %')).toEqual(['percent 7.5']);
  });

  it.each([
    ['£10 to £12', 'money GBP 10..12'],
    ['£10 - £12', 'money GBP 10..12'],
    ['4–20 mA', 'quantity current 0.004..0.02'],
    ['0 to 16 bar', 'quantity pressure 0..1600000'],
    ['-20 to 85 °C', 'quantity temperature 253.15..358.15'],
    ['3-6 months', 'duration month 3..6'],
  ])('reads the range %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it('takes a change for two values, not for a range', () => {
    expect(valuesIn('the fee was raised from £10 to £12')).toEqual(['money GBP 10', 'money GBP 12']);
  });

  it.each([
    [english, 'up to £5,000', 'most'],
    [english, 'no more than £5,000', 'most'],
    [english, 'less than £5,000', 'most'],
    [english, 'over £5,000', 'least'],
    [english, 'not less than £5,000', 'least'],
    [english, 'at least £5,000', 'least'],
    [english, 'about £5,000', 'about'],
    [english, 'the sum of £5,000', 'exact'],
    [german, 'höchstens 5.000 €', 'most'],
    [german, 'mindestens 5.000 €', 'least'],
    [german, 'rund 5.000 €', 'about'],
    [french, 'au plus 5 000 €', 'most'],
    [french, 'au moins 5 000 €', 'least'],
    [spanish, 'hasta 5.000 €', 'most'],
    [spanish, 'al menos 5.000 €', 'least'],
  ])('takes the limit from the words before: %#', (format, text, bound) => {
    expect(valueIn(text, format).bound).toBe(bound);
  });

  it.each([
    ['£1.2 million', 1_150_000, 1_250_000],
    ['£1,204,000', 1_204_000, 1_204_000],
    ['12.5 %', 12.45, 12.55],
    ['12 %', 11.5, 12.5],
    ['3 kg', 2.5, 3.5],
    ['3.00 kg', 2.995, 3.005],
    ['about £100', 95, 105],
  ])('keeps what rounding may hide in %s', (text, low, high) => {
    const value = valueIn(text);
    expect(value.low).toBeCloseTo(low, 6);
    expect(value.high).toBeCloseTo(high, 6);
  });

  it('reads words with their figures as one value and tells when they differ', () => {
    expect(valueIn('thirty (30) days').inWords).toBeUndefined();
    expect(valueIn('three (4) months')).toMatchObject({ low: 4, inWords: 3 });
  });

  it.each([
    ['10am', 600],
    ['2.30 pm', 870],
    ['12 am', 0],
    ['14:30', 870],
    ['9 Uhr', 540],
  ])('reads the time %s in minutes', (text, minutes) => {
    expect(inShort(valueIn(text))).toBe(`time ${minutes}`);
  });
});
