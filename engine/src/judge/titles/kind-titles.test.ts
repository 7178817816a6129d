import { describe, expect, it } from '@jest/globals';
import { textValue } from '../../facts/values/value.ts';
import { bareKind, namedKind, reachedBy } from './kind-titles.ts';

describe('namedKind', () => {
  it.each([
    ['area', 'Suite 212', false, 'en', 'Area of Suite 212'],
    ['date', 'Office Lease', true, 'en', 'Date of the Office Lease'],
    ['date', 'Mietvertrag', true, 'de', 'Mietvertrag, Datum'],
    ['nothing known', 'Rent', false, 'en', 'Rent'],
  ] as const)('%s of %s', (kind, of, hasArticle, language, title) => {
    expect(namedKind(kind, of, hasArticle, language)).toBe(title);
  });
});

describe('bareKind', () => {
  it.each([
    [textValue('email', 'a@b.example'), 'value-mismatch', 'fr', 'E-mail'],
    [undefined, 'name-mismatch', 'de', 'Name'],
    [undefined, 'version-words', 'en', 'Wording'],
  ] as const)('of a value or of words', (value, rule, language, kind) => {
    expect(bareKind(value, rule, language)).toBe(kind);
  });
});

describe('reachedBy', () => {
  it('says how somebody is reached where the title does not', () => {
    const phone = textValue('phone', '1');
    expect(reachedBy('Duty manager', phone, 'en')).toBe('Duty manager, telephone');
    expect(reachedBy('Mobile telephone', phone, 'en')).toBe('Mobile telephone');
    expect(reachedBy('Hausmeister', phone, 'de')).toBe('Hausmeister, Telefon');
    expect(reachedBy('Duty manager', undefined, 'en')).toBe('Duty manager');
  });
});
