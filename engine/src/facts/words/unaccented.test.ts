import { describe, expect, it } from '@jest/globals';
import { unaccented } from './unaccented.ts';

describe('unaccented', () => {
  it.each([
    ['Clause 4.2', 'clause 4.2'],
    ['Änderung', 'anderung'],
    ['Straße', 'strasse'],
    ['Échéance', 'echeance'],
  ])('writes %p as %p', (text, plain) => {
    expect(unaccented(text)).toBe(plain);
  });
});
