import { describe, expect, it } from '@jest/globals';
import { english, french, german, spanish, valueIn, valuesIn } from '../testing/values-in.ts';

describe('findAmounts', () => {
  it('takes the number of one of several for no count', () => {
    expect(valuesIn('3e lot', french)).toEqual([]);
    expect(valuesIn('planta 2ª', spanish)).toEqual([]);
    expect(valuesIn('the 3rd bid')).toEqual([]);
  });

  it.each([
    ['1.5 million dollars', 'money USD 1500000'],
    ['US$ 2.5m', 'money USD 2500000'],
    ['ten million Australian dollars', 'money AUD 10000000'],
    ['£250k', 'money GBP 250000'],
    ['$1.2bn', 'money USD 1200000000'],
    ['3 million', 'number 3000000'],
    ['3 crore', 'number 30000000'],
  ])('multiplies by the scale in %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it('takes many decimals for no code', () => {
    expect(valuesIn('1,25936', german)).toEqual(['number 1.25936']);
  });

  it('takes letters before figures that are no currency for a code', () => {
    expect(valuesIn('ABC1500')).toEqual(['identifier ABC1500']);
    expect(valuesIn('12500')).toEqual(['identifier 12500']);
    expect(valuesIn('part 47PM')).toEqual(['identifier 47PM']);
  });

  it('adds the half behind the unit', () => {
    expect(valuesIn('deux hectares et demi', french)).toEqual(['quantity area 25000']);
    expect(valuesIn('tres metros y medio', spanish)).toEqual(['quantity length 3.5']);
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

  it.each([
    [german, '120 TEUR', 'money EUR 120000'],
    [german, '1.200 T€', 'money EUR 1200000'],
    [german, 'TEUR 120', 'money EUR 120000'],
    [french, '120 k€', 'money EUR 120000'],
    [spanish, '3 M€', 'money EUR 3000000'],
    [german, '500,– €', 'money EUR 500'],
    [german, 'EUR 500,--', 'money EUR 500'],
    [english, '$ 12,500.00 MXN', 'money MXN 12500'],
    [english, 'AU$500', 'money AUD 500'],
    [english, 'kr 500', 'money 500'],
    [english, '5k', 'number 5000'],
  ])('reads currencies in the forms that trade uses: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it.each(['-£50', '−£50.00', '£-50', '£(50)', '-50 GBP'])('keeps the minus of %s', (text) => {
    expect(valueIn(text)).toMatchObject({ type: 'money', unit: 'GBP', low: 50, sign: -1 });
  });

  it('keeps the minus that stands apart in the cell of an amount', () => {
    expect(valuesIn('Deposit\n- £13,400.00').length).toBe(1);
    expect(valueIn('Deposit\n- £13,400.00')).toMatchObject({ low: 13_400, sign: -1 });
  });

  it('does not take a dash for a minus', () => {
    expect(valueIn('the fee - 50 EUR').sign).toBeUndefined();
    expect(valuesIn('10 -12 days')).toEqual(['duration day 10..12']);
  });

  it('does not take the head of a column of thousands for a number', () => {
    expect(valuesIn("£'000")).toEqual([]);
  });

  it.each(['10.0.0', '3.2.1', '1.2.3.4'])('does not take %s for a number', (text) => {
    expect(valuesIn(text).filter((value) => value.startsWith('number'))).toEqual([]);
  });

  it.each([
    ['£24 440', 'money GBP 24440'],
    ['24 440 kg', 'quantity mass 24440'],
    ['2 cwt', 'quantity mass 101.6046909'],
    ['1 250 000 shares', 'number 1'],
  ])('joins groups that a unit or a currency holds together: %s', (text, value) => {
    expect(valuesIn(text)[0]).toBe(value);
  });

  it('joins groups where the document prints its thousands so', () => {
    expect(valuesIn('1 250 000 shares', { ...english, spaced: true })).toEqual(['number 1250000']);
  });

  it('does not join two numbers that stand beside each other in English', () => {
    expect(valuesIn('in 24 440 came')).toContain('number 24');
  });

  it.each([
    [english, '250 bps', 'percent 2.5'],
    [english, '25 basis points', 'percent 0.25'],
    [german, '50 Basispunkte', 'percent 0.5'],
    [french, '50 points de base', 'percent 0.5'],
    [spanish, '50 puntos básicos', 'percent 0.5'],
    [english, '2 ‰', 'percent 0.2'],
    [german, '0,5 Prozentpunkte', 'percent points 0.5'],
  ])('reads shares of other sizes: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it.each([
    [german, 'zwei Drittel', 'percent 66.66666667'],
    [french, 'trois quarts', 'percent 75'],
    [spanish, 'un tercio', 'percent 33.33333333'],
  ])('reads fractions in words of the language: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it('does not take a quarter of an hour for a share', () => {
    expect(valuesIn('three quarters of an hour')).not.toContain('percent 75');
  });

  it.each(['5 %', '5%', '5 per cent', '5 percent'])('reads the share %s', (text) => {
    expect(valuesIn(text)).toEqual(['percent 5']);
  });

  it.each([
    [english, 'glass with 1.1 W/m²K', 'quantity transmittance 1.1'],
    [german, 'Dämmung 0,035 W/(mK)', 'quantity conductivity 0.035'],
    [german, 'Bedarf 48 kWh/m²a', 'quantity energy demand 48'],
    [english, 'uses 6.5 l/100 km', 'quantity consumption 6.5'],
    [english, 'saturates 2.9 g/100 g', 'quantity mass 0.0029'],
    [english, 'creatinine 98 µmol/L', 'quantity molar concentration 0.098'],
    [english, 'thyroid value 2.1 mU/L', 'quantity activity concentration 0.0021'],
  ])('reads units of several parts: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
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
    ['-20 °C to +85 °C', 'quantity temperature 253.15..358.15'],
    ['-20…+85 °C', 'quantity temperature 253.15..358.15'],
    ['between £5 and £7', 'money GBP 5..7'],
    ['£10-12', 'money GBP 10..12'],
    ['10,000-15,000', 'number 10000..15000'],
  ])('reads the range %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it('does not take years or a joined pair for a range', () => {
    expect(valuesIn('2019–2021').every((value) => !value.includes('..'))).toBe(true);
    expect(valuesIn('the 5 and 7 kg bags')).toEqual(['number 5', 'quantity mass 7']);
  });

  it('gives the part of a stretch of time the unit of the whole', () => {
    expect(valuesIn('on two of the five days')).toEqual(['duration day 2', 'duration day 5']);
    expect(valuesIn('zwei von fünf Tagen', german)).toEqual(['duration day 2', 'duration day 5']);
    expect(valuesIn('deux sur cinq jours', french)).toEqual(['duration day 2', 'duration day 5']);
    expect(valuesIn('six lessons, 6 of 30 minutes')).toContain('number 6');
    expect(valuesIn('in 9 of 5 days')).toContain('number 9');
  });

  it('takes a change for two values, not for a range', () => {
    expect(valuesIn('the fee was raised from £10 to £12')).toEqual(['money GBP 10', 'money GBP 12']);
  });

  it.each([
    ['£1.2 million', 1_150_000, 1_250_000],
    ['£1,204,000', 1_204_000, 1_204_000],
    ['12.5 %', 12.45, 12.55],
    ['12 %', 11.5, 12.5],
    ['3 kg', 2.5, 3.5],
    ['3.00 kg', 2.995, 3.005],
    ['about £100', 95, 105],
    ['about 1500 people', 1425, 1575],
    ['circa 1785.', 1775, 1795],
  ])('keeps what rounding may hide in %s', (text, low, high) => {
    const value = valueIn(text);
    expect(value.low).toBeCloseTo(low, 6);
    expect(value.high).toBeCloseTo(high, 6);
  });

  it.each([
    [english, 'thirty percent (20%)', { low: 19.5, inWords: 30 }],
    [english, '30 (sixty) days', { low: 30, inWords: 60 }],
    [english, 'Twelve Thousand Pounds (£21,000)', { low: 21_000, unit: 'GBP', inWords: 12_000 }],
    [english, '£12,000 (in words: twenty-one thousand pounds)', { low: 12_000, inWords: 21_000 }],
    [german, '2.500 € (in Worten: zweitausendfünfzig Euro)', { low: 2500, inWords: 2050 }],
    [german, '2.500 €, in Worten: zweitausendfünfzig Euro', { low: 2500, inWords: 2050 }],
    [german, '84,30 € (in Worten: achtundvierzig Euro und dreißig Cent)', { low: 84.3, inWords: 48.3 }],
    [french, 'deux mille cinq cents euros (2 600 €)', { low: 2600, inWords: 2500 }],
    [spanish, 'treinta y cinco mil euros (53.000 €)', { low: 53_000, inWords: 35_000 }],
  ])('tells that words and figures differ: %#', (format, text, value) => {
    expect(valueIn(text, format)).toMatchObject(value);
  });

  it.each([
    [english, 'thirty percent (30%)'],
    [english, '30 (thirty) days'],
    [english, 'Twelve Thousand Pounds (£12,000.00)'],
    [english, 'Five Thousand and 00/100 Dollars ($5,000.00)'],
    [english, 'Five Thousand and 50/100 Dollars ($5,000.50)'],
    [english, 'two years (2)'],
    [english, '£1.2 million (one million two hundred thousand pounds)'],
    [german, 'zweitausendfünfhundert (2.500) Euro'],
    [german, '12.354,00 € (in Worten: zwölftausenddreihundertvierundfünfzig Euro)'],
    [german, '84,30 € (in Worten: vierundachtzig Euro und dreißig Cent)'],
    [french, 'trente (30) jours'],
    [spanish, 'un millón doscientos mil euros (1.200.000 €)'],
  ])('reads as one value what words and figures both say: %#', (format, text) => {
    expect(valueIn(text, format).inWords).toBeUndefined();
  });

  it('keeps two values that only stand beside each other', () => {
    expect(valuesIn('five tables (12 chairs)')).toEqual(['number 5', 'number 12']);
    expect(valuesIn('thirty days (4)')).toEqual(['duration day 30', 'number 4']);
    expect(valuesIn('three (5 %)')).toEqual(['number 3', 'percent 5']);
    expect(valuesIn('thirty days (see 4 above)')).toEqual(['duration day 30', 'number 4']);
  });

  it('reads words with their figures as one value and tells when they differ', () => {
    expect(valueIn('thirty (30) days').inWords).toBeUndefined();
    expect(valueIn('three (4) months')).toMatchObject({ low: 4, inWords: 3 });
  });

  it.each([
    ['120 x 80 cm', 'quantity 2 sides 0.960025'],
    ['120 cm × 80 cm', 'quantity 2 sides 0.960025'],
    ['1,200 x 800 x 400 mm', 'quantity 3 sides'],
  ])('reads the sides of a body as one value: %s', (text, value) => {
    expect(valuesIn(text)).toHaveLength(1);
    expect(valuesIn(text)[0]?.startsWith(value)).toBe(true);
  });

  it.each([
    ['110 PCT', 'percent 110'],
    ['half a litre', 'quantity volume 0.0005'],
    ['220-240V', 'quantity voltage 220..240'],
    ['1.7 L', 'quantity volume 0.0017'],
    ['children under 12', 'most duration month 144'],
    ['28 days or less', 'most duration day 28'],
    ['5 kg or more', 'least quantity mass 5'],
  ])('reads %s', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it.each(['43P', '31C', '214N', '43T', '6N', '48291353K'])('takes the code %s for no measure', (text) => {
    expect(valuesIn(text).every((value) => value.startsWith('identifier'))).toBe(true);
  });

  it('takes a preposition for no unit', () => {
    expect(valuesIn('960 in the period')).toEqual(['number 960']);
    expect(valuesIn('a pipe of 5 in diameter')).toEqual(['quantity length 0.127']);
  });

  it('takes the letters of a tax number for no currency', () => {
    expect(valuesIn('TVA FR 61 512884307', french).filter((value) => value.startsWith('money'))).toEqual([]);
  });

  it('counts one thing where English says one, not a', () => {
    expect(valuesIn('One withdrawal a year is free.')).toEqual(['number 1']);
    expect(valuesIn('one of them', english)).toEqual([]);
    expect(valuesIn('the one sentence that counts', english)).toEqual([]);
    expect(valuesIn('at any one moment', english)).toEqual([]);
  });

  it('takes the end of a number that a line cut for none', () => {
    expect(valuesIn('000 words, excluding tables')).toEqual([]);
  });
});
