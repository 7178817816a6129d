import { describe, expect, it } from '@jest/globals';
import { parseNumber } from './parse-number.ts';
import { english, german } from '../testing/values-in.ts';

describe('parseNumber', () => {
  it.each([
    ['1,234.56', 1234.56, 2],
    ['1.234,56', 1234.56, 2],
    ["1'234.50", 1234.5, 2],
    ['1 234,56', 1234.56, 2],
    ['12,34,567', 1234567, 0],
    ['1.234.567', 1234567, 0],
    ['12,5', 12.5, 1],
    ['0.125', 0.125, 3],
    ['0,125', 0.125, 3],
    ['1234.567', 1234.567, 3],
    ['7½', 7.5, 2],
    ['¾', 0.75, 2],
  ])('reads %s without knowing the document', (printed, value, decimals) => {
    for (const format of [english, german]) expect(parseNumber(printed, format)).toEqual({ value, decimals });
  });

  it.each(['10.0.0.1', '3.2.1', '1,2,3', '1234.567.890'])('takes %s for no number', (printed) => {
    expect(parseNumber(printed, english)).toBeUndefined();
  });

  it('asks the document what one sign before three digits means', () => {
    expect(parseNumber('1.234', english)?.value).toBe(1.234);
    expect(parseNumber('1.234', german)?.value).toBe(1234);
    expect(parseNumber('1,234', english)?.value).toBe(1234);
    expect(parseNumber('1,234', german)?.value).toBe(1.234);
  });
});
