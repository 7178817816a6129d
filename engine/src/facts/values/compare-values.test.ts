import { describe, expect, it } from '@jest/globals';
import { areEqual, compareValues } from './compare-values.ts';
import { findValues } from './find-values.ts';
import { textValue, type Value } from './value.ts';
import { american, english, german, valueIn } from '../testing/values-in.ts';

const compared = (a: string, b: string) => {
  const relations = [compareValues(valueIn(a), valueIn(b)), compareValues(valueIn(b), valueIn(a))];
  expect(relations[0]).toBe(relations[1]);
  return relations[0];
};

describe('compareValues', () => {
  it.each([
    ['£1,204,000', '£1.2 million'],
    ['£1.20 million', '£1.2 million'],
    ['610,000 km', '610,000 km'],
    ['1,250,000,000 bricks', '1,250,000,000 bricks'],
    ['a little over an hour and a half', '95 minutes'],
    ['12.5 %', '12.50 %'],
    ['12.46 %', '12.5 %'],
    ['5 years', '60 months'],
    ['two weeks', '14 days'],
    ['10 working days', 'two weeks'],
    ['within 14 days', 'up to two weeks'],
    ['two to four weeks', '14 to 28 days'],
    ['seven o’clock', '7 pm'],
    ['half past five', '17:30'],
    ['built in 2004', '12 May 2004'],
    ['half past five', '5:30 p.m. to 11:00 p.m.'],
    ['12 months', '365 days'],
    ['0071 8263 55', '0071 8263 55'],
    ['File QTR-2031/0611', 'File QTR 2031/0611'],
    ['1,200', '£1,200'],
    ['about £100', '£103'],
    ['up to £5,000', '£4,000'],
    ['at least £5,000', '£6,000'],
    ['£10 to £12', '£11'],
    ['4 to 20 mA', '4–20 mA'],
    ['£10 to £12', 'up to £12'],
    ['27 June 2025', '27/06/2025'],
    ['27 June 2025', '27 June'],
    ['week beginning 5 May', '6 May 2025'],
    ['+44 20 7946 0958', 'Tel. 020 7946 0958'],
    ['https://example.com/a', 'www.example.com/a'],
    ['250 bps', '2.50 %'],
    ['120 x 80 cm', '80 x 120 cm'],
    ['1.2 x 0.8 m', '120 x 80 cm'],
    ['holds 40 g of salt per litre', '40 g/l'],
    ['40 g per litre', '40 g/l'],
    ['-£50', '£50'],
    ['14:30 CET', '13:30 UTC'],
    ['14:30 CET', '2.30 pm'],
    ['midnight', '12 am'],
    ['12 kg/m³', '12,000 g/m³'],
    ['70,000 lb', '31,752 kg'],
    ['3,000 acres', '1,214.2 ha'],
    ['Q3 2025', 'third quarter 2025'],
    ['10-12 days', 'between 10 and 12 days'],
    ['may bring 3 kg', 'up to 3 kg'],
    ['brings 3 kg', 'up to 6 kg'],
    ['twice', '2 times'],
    ['£3.20 per kg', '£3,200 per tonne'],
    ['about 5 %', '5.2 %'],
    ['2 kg', '1.9 kg'],
    ['£42.00 per tonne', '£42.00'],
    ['£42,000 a year', '£3,500 per month'],
    ['€1,000,000 a year', '€83,333 a month'],
    ['£950 a month', '£950'],
    ['Permitted load 90 kg', 'up to 90 kg'],
  ])('takes %s and %s for the same', (a, b) => {
    expect(compared(a, b)).toBe('same');
  });

  it.each([
    ['week beginning 5 May', '12 May 2025'],
    ['built in 2004', 'built in 2001'],
    ['manufactured in 2004', '12 May 2003'],
    ['£1,260,000', '£1.2 million'],
    ['£100', '€100'],
    ['12.4 %', '12.5 %'],
    ['10 kg', '11 kg'],
    ['30 days', '3 months'],
    ['30 days', '30 business days'],
    ['5 working days', 'three weeks'],
    ['up to 14 days', 'seven days'],
    ['18 months', 'at most twelve months'],
    ['at least fourteen days', 'a period of 21 days'],
    ['two to four weeks', 'three to four weeks'],
    ['up to £5,000', '£6,000'],
    ['at least £5,000', '£4,000'],
    ['£10 to £12', '£13'],
    ['4 to 20 mA', '0 to 20 mA'],
    ['£10 to £12', 'up to £11'],
    ['£10 to £12', 'at least £11'],
    ['27 June 2025', '28 June 2025'],
    ['27 June 2025', '27 July'],
    ['WW-4471902', 'WW-4471920'],
    ['a@example.com', 'b@example.com'],
    ['120 x 80 cm', '120 x 60 cm'],
    ['-5 %', '+5 %'],
    ['-20 °C', '20 °C'],
    ['14:30 CET', '14:30 UTC'],
    ['Q3 2025', 'Q4 2025'],
    ['may bring 3 kg', 'up to 6 kg'],
    ['twice', 'three times'],
    ['£42.00 per tonne', '£42.00 per m³'],
    ['£950 a month', '£950 a week'],
    ['£950 a month', '£11,040 a year'],
    ['£3.20 per kg', '£3.20 per tonne'],
    ['70,000 lb', '31,772 kg'],
    ['31,751 kg', '31,752 kg'],
    ['70,000 lb', '70,002 lb'],
    ['5 %', '5.5 %'],
    ['5 m', '5.4 m'],
    ['at double the rate', 'one and a half times'],
    ['three times the rate', 'one and a half times the rate'],
    ['three times as much', 'one and a half times the rate'],
    ['Parcel no. 27', 'the Parcel (no. 72)'],
  ])('takes %s and %s for different', (a, b) => {
    expect(compared(a, b)).toBe('different');
  });

  it.each([
    ['236.00', '20 %'],
    ['Parcel no. 27', 'Garage no. 14'],
    ['5 kg', '5 m'],
    ['5 kg', '5'],
    ['£100', '30 days'],
    ['Version 2', 'WW-4471902'],
    ['27 June 2025', '£27'],
    ['5 %', '5 kg'],
    ['12 kg/m³', '12 kg'],
    ['± 0.5 °C', '0.5 °C'],
    ['Q3 2025', '3 July 2025'],
    ['120 x 80 cm', '120 cm'],
    ['£42.00 per tonne', '£68.00 per m³'],
    ['at most 150', '£19.50'],
    ['cleaned once a month', 'one and a half times the rate'],
    ['was rinsed three times with water', 'one and a half times the rate'],
    ['98 mg/l', '98 mmol/l'],
    ['100 to 300', '£110'],
  ])('does not compare %s with %s', (a, b) => {
    expect(compared(a, b)).toBe('incomparable');
  });

  it('allows the other order of day and month where the print allows it', () => {
    expect(compareValues(valueIn('03/04/2025', english), valueIn('03/04/2025', american))).toBe('same');
    expect(compareValues(valueIn('3 April 2025', english), valueIn('03/04/2025', american))).toBe('same');
    expect(compareValues(valueIn('3 April 2025'), valueIn('4 March 2025'))).toBe('different');
  });
});

describe('compareValues of a value with a tolerance', () => {
  const first = (text: string): Value => {
    const value = findValues(text, english)[0]?.value;
    if (value === undefined) throw new Error(`no value in ${text}`);
    return value;
  };

  it('lets another value be off by so much', () => {
    expect(compareValues(first('9.4 g ± 2 g'), first('9.1 g'))).toBe('same');
    expect(compareValues(first('2.9 g'), first('1.9 g ± 0.8 g'))).toBe('different');
  });

  it('compares two values with tolerances as they are printed', () => {
    expect(compareValues(first('90 mm ± 2 mm'), first('91 mm ± 2 mm'))).toBe('different');
  });
});

describe('a value that is said to be a little off', () => {
  it.each([
    ['just over half an hour', '35 minutes', 'same'],
    ['just over half an hour', '25 minutes', 'different'],
    ['just under two hours', '105 minutes', 'same'],
    ['just under two hours', '130 minutes', 'different'],
    ['half an hour', '35 minutes', 'different'],
  ])('takes %s and %s to be the %s', (a, b, relation) => {
    expect(compareValues(valueIn(a), valueIn(b))).toBe(relation);
  });
});

describe('the number of an account', () => {
  it.each([
    ['40-11-22 60733918', '60733918', 'same'],
    ['40-11-22 60733918', '60733981', 'different'],
    ['60733918', '0733918', 'different'],
  ])('%s and %s are the %s', (a, b, relation) => {
    const account = (printed: string): Value => textValue('identifier', printed.replace(/\D/gu, ''));
    expect(compareValues(account(a), account(b))).toBe(relation);
  });
});

describe('areEqual', () => {
  it.each([
    ['5 kg', '5,000 g'],
    ['up to 5 kg', 'at most 5 kg'],
    ['£10 to £12', '£10–12'],
  ])('takes %s and %s for equals', (a, b) => {
    expect(areEqual(valueIn(a), valueIn(b))).toBe(true);
  });

  it.each([
    ['up to 5 kg', '4 kg'],
    ['£10 to £12', '£11'],
    ['5 kg', '6 kg'],
  ])('takes %s and %s for no equals', (a, b) => {
    expect(areEqual(valueIn(a), valueIn(b))).toBe(false);
  });

  it('takes one print in two documents for one value, whatever their decimal signs', () => {
    const [comma, point] = [german, english].map((format) => valueIn('1,250 mm', format));
    if (comma === undefined || point === undefined) throw new Error('two values were read');
    expect(compareValues(comma, point)).toBe('same');
    expect(compareValues(comma, valueIn('1,520 mm'))).toBe('different');
    expect(compareValues(comma, valueIn('1,250 m'))).toBe('different');
    expect(compareValues(point, valueIn('1,250 m'))).toBe('different');
  });
});
