import { describe, expect, it } from '@jest/globals';
import { compareValues } from '../values/compare-values.ts';
import { italian, valueIn, valuesIn } from '../testing/values-in.ts';

describe('unitAt', () => {
  it.each([
    ['10 mm', 'quantity length 0.01'],
    ['24VDC', 'quantity voltage 24'],
    ['680g', 'quantity mass 0.68'],
    ['232.26 m²', 'quantity area 232.26'],
    ['2 ½ inches', 'quantity length 0.0635'],
    ['100 MHz', 'quantity frequency 100000000'],
    ['5 MW', 'quantity power 5000000'],
    ['5 mW', 'quantity power 0.005'],
  ])('converts %s to the base unit', (text, value) => {
    expect(valuesIn(text)).toEqual([value]);
  });

  it.each([
    ['2,500 sq ft', '232.26 m²'],
    ['50 °C', '122 °F'],
    ['5.0 kg', '11.0 lb'],
    ['0.25 MPa', '2.5 bar'],
    ['5 to 10 g of sugar per litre', '5 to 10 g/l'],
    ['20 l/min', '1.2 m³/h'],
    ['12 miles (nautical)', '12 nautical miles'],
    ['12 millas náuticas', '12 Seemeilen'],
    ['12 milles marins', '22.22 km'],
  ])('makes %s and %s comparable', (a, b) => {
    expect(compareValues(valueIn(a), valueIn(b))).toBe('same');
  });

  it.each([
    ['100 metri', '100 m'],
    ['190.000 metri quadri', '190.000 m²'],
    ['16.000 tonnellate', '16.000 t'],
    ['16.000 toneladas métricas', '16.000 t'],
    ['-5 grados Fahrenheit', '-5 °F'],
    ['6 gradi centigradi', '6 °C'],
  ])('knows %s in the words of its language', (a, b) => {
    expect(compareValues(valueIn(a, italian), valueIn(b, italian))).toBe('same');
  });

  it.each([
    ['5 mΩ', '5 MΩ'],
    ['3 mJ', '3 MJ'],
    ['20 mA', '20 MA'],
    ['10 mV', '10 MV'],
    ['100 Mb', '100 MB'],
    ['40 mVA', '40 MVA'],
  ])('takes %s and %s for different, which only case tells apart', (a, b) => {
    expect(compareValues(valueIn(a), valueIn(b))).toBe('different');
  });

  it.each([
    ['12 KG', '12 kg'],
    ['3 KM', '3 km'],
    ['50 MPA', '50 MPa'],
    ['230 KV', '230 kV'],
    ['100 Mbit/s', '100 Mbps'],
    ['8 MB', '64 Mb'],
  ])('takes %s and %s for the same', (a, b) => {
    expect(compareValues(valueIn(a), valueIn(b))).toBe('same');
  });

  it('takes no part of a word for a unit', () => {
    expect(valuesIn('a four-man liferaft')).toEqual(['number 4']);
    expect(valuesIn('with 3 chili peppers')).toEqual(['number 3']);
  });

  it('takes one letter for a unit in its own case only', () => {
    expect(valuesIn('fuse of 5 A')).toEqual(['quantity current 5']);
    expect(valuesIn('5 a day')).toEqual(['number 5']);
  });
});
