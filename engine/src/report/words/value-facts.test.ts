import { describe, expect, it } from '@jest/globals';
import { aPosition } from '../testing/report-builders.ts';
import { interpretedAs } from './value-facts.ts';

type Normalized = Record<string, string>;

describe('interpretedAs', () => {
  it.each<[Normalized, string, string]>([
    [{ type: 'money', amount: '12500.00', currency: 'USD' }, 'en-GB', '12,500.00 USD'],
    [{ type: 'money', amount: '12500.50', currency: 'EUR' }, 'de-DE', '12.500,50 EUR'],
    [{ type: 'percent', value: '14.2' }, 'en-GB', '14.2%'],
    [{ type: 'date', value: '2031-03-31' }, 'en-GB', '2031-03-31'],
    [{ type: 'duration', value: '24', unit: 'month' }, 'en-GB', '24 months'],
    [{ type: 'duration', value: '5', unit: 'working day' }, 'en-GB', '5 working days'],
    [{ type: 'duration', value: '1', unit: 'day' }, 'en-GB', '1 day'],
  ])('tells %j in %s as %s', (normalized, locale, expected) => {
    expect(interpretedAs(aPosition({ normalized }), locale)).toBe(expected);
  });

  it.each<[string, Normalized]>([
    ['an identifier', { type: 'identifier', value: '4711' }],
    ['a base unit nobody has printed', { type: 'quantity', value: '782.5', unit: 'area' }],
    ['a range', { type: 'money', amount: '5.00', upper: '7.00' }],
  ])('says nothing of %s', (_, normalized) => {
    expect(interpretedAs(aPosition({ normalized }), 'en-GB')).toBe('');
  });
});
