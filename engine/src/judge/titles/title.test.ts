import { describe, expect, it } from '@jest/globals';
import { isBare, isTitle } from './title.ts';

describe('isTitle', () => {
  it.each(['Monthly rent', 'Area of Suite 212', 'VAT', 'Retention (net)', 'Tenant'])('takes %s', (text) => {
    expect(isTitle(text, 'en')).toBe(true);
  });

  it.each([
    ['rent of …', 'a gap'],
    ['EUR', 'a unit'],
    ['212', 'a number'],
    ['Ostrander Marine Supply Inc', 'a company'],
    ['Area of Suite (212', 'half a bracket'],
    ['The lease is made by', 'its end is missing'],
    ['and the rent', 'its begin is missing'],
    ['Z Water', 'a stray letter'],
    ['Re|nt', 'signs that no word has'],
    ['One two three four five six seven eight nine', 'too many words'],
  ])('is none: %s, %s', (text) => {
    expect(isTitle(text, 'en')).toBe(false);
  });

  it('lets the label of a form end with what leads on', () => {
    expect(isTitle('Deliver to', 'en')).toBe(false);
    expect(isTitle('Deliver to', 'en', true)).toBe(true);
  });
});

describe('isBare', () => {
  it.each([
    ['Total', 'en', true],
    ['Total price', 'en', true],
    ['Purchase price', 'en', false],
    ['Betrag €', 'de', true],
  ] as const)('%s (%s): %s', (text, language, expected) => {
    expect(isBare(text, language)).toBe(expected);
  });
});
