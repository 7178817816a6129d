import { describe, expect, it } from '@jest/globals';
import type { Language } from './number-format.ts';
import { findNumberWords } from './number-words.ts';

const numbers = (language: Language, text: string): number[] =>
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
    ['en', 'one hundred and five', 105],
    ['en', 'forty-five thousand six hundred and seventy-eight', 45_678],
    ['en', 'a million', 1_000_000],
    ['en', 'two and a half', 2.5],
    ['en', 'two dozen', 24],
    ['en', 'half a dozen', 6],
    ['de', 'ein halbes Dutzend', 6],
    ['fr', 'une demi-douzaine', 6],
    ['es', 'media docena', 6],
    ['de', 'fünfundzwanzig', 25],
    ['de', 'dreißig', 30],
    ['de', 'zweihundert', 200],
    ['de', 'hundertzwanzig', 120],
    ['de', 'sechsundneunzig', 96],
    ['de', 'zweitausendfünfhundert', 2500],
    ['de', 'eintausendzweihundert', 1200],
    ['de', 'zwölftausenddreihundertvierundfünfzig', 12_354],
    ['de', 'dreihundertfünfundvierzigtausend', 345_000],
    ['de', 'eine Million zweihunderttausend', 1_200_000],
    ['de', 'zwei Millionen', 2_000_000],
    ['de', 'zweieinhalb', 2.5],
    ['de', 'achtunddreißigeinhalb', 38.5],
    ['de', 'anderthalb', 1.5],
    ['fr', 'dix-huit', 18],
    ['fr', 'vingt et un', 21],
    ['fr', 'soixante-douze', 72],
    ['fr', 'quatre-vingt-dix', 90],
    ['fr', 'cent vingt', 120],
    ['fr', 'deux cent cinquante', 250],
    ['fr', 'mille deux cents', 1200],
    ['fr', 'quatre-vingts', 80],
    ['fr', 'deux cent quatre-vingt-dix-sept', 297],
    ['fr', 'soixante et onze', 71],
    ['fr', 'trois cent quarante-cinq mille', 345_000],
    ['fr', 'un million deux cent mille', 1_200_000],
    ['fr', 'nonante-neuf', 99],
    ['fr', 'deux et demi', 2.5],
    ['it', 'sessanta', 60],
    ['it', 'trentuno', 31],
    ['it', 'ventiquattro', 24],
    ['it', 'centoquaranta', 140],
    ['it', 'centottanta', 180],
    ['it', 'duecentocinquanta', 250],
    ['it', 'milleduecento', 1200],
    ['it', 'tremila', 3000],
    ['it', 'un milione', 1_000_000],
    ['es', 'treinta y cinco', 35],
    ['es', 'treinta y una', 31],
    ['es', 'veintidós', 22],
    ['es', 'ciento veinte', 120],
    ['es', 'tres mil doscientos', 3200],
    ['es', 'doscientas cincuenta', 250],
    ['es', 'un millón doscientos mil', 1_200_000],
    ['es', 'cuarenta y cinco mil seiscientos', 45_600],
  ] as const)('reads %s: %s', (language, text, value) => {
    expect(numbers(language, text)).toEqual([value]);
  });

  it('tells where the words stand', () => {
    expect(findNumberWords('within thirty-one days', 'en')).toEqual([{ start: 7, end: 17, value: 31 }]);
  });

  it('keeps numbers apart that do not belong together', () => {
    expect(numbers('en', 'five, six and seven')).toEqual([5, 6, 7]);
    expect(numbers('en', 'thirty forty')).toEqual([30, 40]);
    expect(numbers('en', 'twenty and thirty')).toEqual([20, 30]);
    expect(numbers('en', 'twenty and five')).toEqual([20, 5]);
    expect(numbers('de', 'zwei und drei')).toEqual([2, 3]);
    expect(numbers('fr', 'dix six')).toEqual([10, 6]);
    expect(numbers('es', 'dos y tres')).toEqual([2, 3]);
  });

  it('takes an article for no number', () => {
    expect(numbers('en', 'a room for four')).toEqual([4]);
    expect(numbers('de', 'ein Raum für vier')).toEqual([4]);
    expect(numbers('fr', 'un prix de mille')).toEqual([1000]);
    expect(numbers('es', 'una de dos')).toEqual([2]);
  });

  it('takes German words that only contain number words for no numbers', () => {
    expect(numbers('de', 'Das Jahrhundert macht dreist, Zweige, Hundertwasser, Tausendfüßler, Vierung')).toEqual([]);
  });

  it('reads number words of the language of the document only', () => {
    expect(numbers('en', 'once or six times')).toEqual([6]);
    expect(numbers('es', 'once veces')).toEqual([11]);
    expect(numbers('en', 'five cents')).toEqual([5]);
  });
});
