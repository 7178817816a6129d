import { describe, expect, it } from '@jest/globals';
import { findNumberWords } from './number-words.ts';

const numbers = (language: 'en' | 'de' | 'fr' | 'es', text: string): number[] =>
  findNumberWords(text, language).map(({ value }) => value);

describe('findNumberWords', () => {
  it.each([
    ['en', 'twelve', 12],
    ['en', 'twenty-four', 24],
    ['en', 'a hundred and twenty', 120],
    ['en', 'three thousand five hundred', 3500],
    ['en', 'two hundred thousand', 200_000],
    ['en', 'one million two hundred and fifty thousand', 1_250_000],
    ['en', 'two thousand million', 2_000_000_000],
    ['de', 'fünfundzwanzig', 25],
    ['de', 'dreißig', 30],
    ['de', 'zweihundert', 200],
    ['de', 'hundertzwanzig', 120],
    ['fr', 'dix-huit', 18],
    ['fr', 'vingt et un', 21],
    ['fr', 'soixante-douze', 72],
    ['fr', 'quatre-vingt-dix', 90],
    ['fr', 'cent vingt', 120],
    ['fr', 'deux cent cinquante', 250],
    ['fr', 'mille deux cents', 1200],
    ['es', 'treinta y cinco', 35],
    ['es', 'treinta y una', 31],
    ['es', 'veintidós', 22],
    ['es', 'ciento veinte', 120],
    ['es', 'tres mil doscientos', 3200],
  ] as const)('reads %s: %s', (language, text, value) => {
    expect(numbers(language, text)).toEqual([value]);
  });

  it('tells where the words stand', () => {
    expect(findNumberWords('within thirty-one days', 'en')).toEqual([{ start: 7, end: 17, value: 31 }]);
  });

  it('keeps numbers apart that do not belong together', () => {
    expect(numbers('en', 'five, six and seven')).toEqual([5, 6, 7]);
    expect(numbers('en', 'thirty forty')).toEqual([30, 40]);
  });

  it('reads number words of the language of the document only', () => {
    expect(numbers('en', 'once or six times')).toEqual([6]);
    expect(numbers('es', 'once veces')).toEqual([11]);
    expect(numbers('en', 'five cents')).toEqual([5]);
  });
});
