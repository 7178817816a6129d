import { describe, expect, it } from '@jest/globals';
import { hasRightCheck } from './check-digits.ts';

describe('hasRightCheck', () => {
  it.each([
    ['an account', 'DE89370400440532013000'],
    ['an account with letters', 'GB29NWBK60161331926819'],
    ['a book', '9783161484100'],
    ['a book of ten marks', '043942089X'],
    ['an article', '4006381333931'],
    ['a Spanish identity number', '12345678Z'],
    ['a French establishment', '73282932000074'],
    ['a card', '4111111111111111'],
    ['a British VAT number', 'GB980780684'],
    ['a German VAT number', 'DE136695976'],
    ['a French VAT number', 'FR83404833048'],
    ['an Italian VAT number', 'IT00743110157'],
    ['a Dutch VAT number', 'NL004495445B01'],
    ['a Belgian VAT number', 'BE0428759497'],
    ['an Austrian VAT number', 'ATU13585627'],
    ['a Spanish VAT number', 'ESA58818501'],
    ['a Spanish CIF', 'A58818501'],
  ])('is true for %s, and false with another figure in it', (_, key) => {
    expect(hasRightCheck(key)).toBe(true);
    // Of a Dutch number the marks behind the letter say nothing of those before it.
    const at = key.startsWith('NL') ? 8 : key.length - 3;
    const wrong = `${key.slice(0, at)}${(Number(key[at]) + 1) % 10}${key.slice(at + 1)}`;
    expect(hasRightCheck(wrong)).toBe(false);
  });

  it.each(['WW4471902', '55120', 'IP67', '01632960417'])('knows no check digits of %s', (key) => {
    expect(hasRightCheck(key)).toBeUndefined();
  });
});
