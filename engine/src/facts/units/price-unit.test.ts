import { describe, expect, it } from '@jest/globals';
import { priceUnitAt, priceUnitOf } from './price-unit.ts';

describe('priceUnitAt', () => {
  it.each([
    ['£42 per tonne', 'mass', 1000],
    ['£42/m³', 'volume', 1],
    ['£42 je 100 g', 'mass', 0.1],
    ['£42 la tonne', 'mass', 1000],
    ['£42 a metre', 'length', 1],
    ['£42 por m²', 'area', 1],
  ])('reads what the price is for in %s', (text, dimension, factor) => {
    const unit = priceUnitAt(text, 3);
    expect(unit).toMatchObject({ dimension, end: text.length });
    expect(unit?.factor).toBeCloseTo(factor);
  });

  it('looks behind what is said of tax', () => {
    expect(priceUnitAt('£42 HT le kilo', 3)).toEqual({ dimension: 'mass', factor: 1, end: 3 });
    expect(priceUnitAt('£42 hors taxes par tonne', 3)).toMatchObject({ factor: 1000, end: 3 });
    expect(priceUnitAt('£42 net', 3)).toBeUndefined();
  });

  it.each(['£42 per month', '£42 the lot', '£42 per head', '£42 in all'])('finds no unit in %s', (text) => {
    expect(priceUnitAt(text, 3)).toBeUndefined();
  });
});

describe('priceUnitOf', () => {
  it('reads a cell that names a unit and nothing else', () => {
    expect(priceUnitOf('m³')).toEqual({ dimension: 'volume', factor: 1 });
    expect(priceUnitOf('m³ of fill')).toBeUndefined();
    expect(priceUnitOf('week')).toBeUndefined();
  });
});
