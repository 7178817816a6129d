import { describe, expect, it } from '@jest/globals';
import { signUpRequest } from '@app/shared/contracts';
import { normalizeEmail } from './email-address.ts';

describe('normalizeEmail', () => {
  it('ignores case and surrounding space', () => {
    expect(normalizeEmail('  Ada@Example.COM ')).toBe('ada@example.com');
  });

  it('keeps dots and tags, which only the provider may interpret', () => {
    expect(normalizeEmail('a.d.a+tag@example.com')).toBe('a.d.a+tag@example.com');
  });

  it('gives composed and decomposed letters one spelling', () => {
    expect(normalizeEmail('e\u0301@example.com')).toBe(normalizeEmail('\u00e9@example.com'));
  });
});

describe('signUpRequest', () => {
  it.each([
    ['the Kelvin sign for K', '\u212Aate@example.com'],
    ['a dotted capital I', 'L\u0130sa@example.com'],
    ['a Cyrillic letter', 'p\u0430ul@example.com'],
    ['a full-width at sign', 'ada\uFF20example.com'],
    ['a zero width space', 'ada\u200B@example.com'],
    ['a second recipient', 'ada@example.com,eve@example.com'],
    ['a header', 'ada@example.com\r\nBcc: eve@example.com'],
    ['a display name', '"ada" <ada@example.com>'],
  ])('refuses an address with %s, so nobody signs up as a look-alike', (_, email) => {
    expect(signUpRequest.safeParse({ username: 'Ada Lovelace', email, password: 'difference engine' }).success).toBe(
      false,
    );
  });
});
