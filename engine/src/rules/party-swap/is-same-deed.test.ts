import { describe, expect, it } from '@jest/globals';
import { stem } from '../../facts/words/stem.ts';
import { areOneDeed, isActionNoun, isSameDeed } from './is-same-deed.ts';

describe('isSameDeed', () => {
  it.each([
    ['monte', 'montage'],
    ['retirará', 'retirada'],
    ['pide', 'tramita'],
    ['elegirá', 'elige'],
    ['errichtet', 'herstellt'],
    ['replaces', 'renews'],
    ['mäht', 'schneidet'],
  ])('knows %s and %s as one deed', (first, second) => {
    expect(isSameDeed(stem(first), stem(second))).toBe(true);
  });

  it.each([
    ['paint', 'repair'],
    ['streicht', 'reinigt'],
    ['limpia', 'pinta'],
    ['installe', 'loue'],
  ])('keeps %s and %s apart', (first, second) => {
    expect(isSameDeed(stem(first), stem(second))).toBe(false);
  });
});

describe('isActionNoun', () => {
  it('tells what is done from what it is done to', () => {
    expect(['Entsorgung', 'montaje', 'delivery', 'Fenster', 'roof'].map((word) => isActionNoun(stem(word)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('areOneDeed', () => {
  it('knows nouns for one deed, and no others', () => {
    expect(areOneDeed(stem('Beseitigung'), stem('Entsorgung'))).toBe(true);
    expect(areOneDeed(stem('évacuation'), stem('enlèvement'))).toBe(true);
    expect(areOneDeed(stem('évacuation'), stem('peinture'))).toBe(false);
    expect(areOneDeed(stem('roof'), stem('roof'))).toBe(false);
  });
});
