import { describe, expect, it } from '@jest/globals';
import { priceTimeAt } from './price-time.ts';

describe('priceTimeAt', () => {
  it.each([
    ['£950 a month', 'time in months', 1],
    ['£42,000 per annum', 'time in months', 12],
    ['3 500 € par an', 'time in months', 12],
    ['90 € je Woche', 'time in days', 7],
    ['£300 per 6 months', 'time in months', 6],
  ])('finds what %s is for, without its words', (text, dimension, factor) => {
    const offset = /^\D?[\d ,]*\d(?: €)?/u.exec(text)?.[0].length ?? 0;
    expect(priceTimeAt(text, offset)).toEqual({ dimension, factor, end: offset });
  });

  it.each(['£42 per tonne', '£42 the lot', '£42 for a month'])('finds no time in %s', (text) => {
    expect(priceTimeAt(text, '£42'.length)).toBeUndefined();
  });
});
