import { describe, expect, it } from '@jest/globals';
import { layoutDocument } from '../layout-document.ts';
import { aDocument } from '../../testing/a-document.ts';
import { Lexemes } from './lexemes.ts';
import { TextReader } from './reading-text.ts';

/** The tokens of a table of two columns that ends with this amount. */
function tokensOf(amount: string): string {
  const lines = ['Item | Amount', 'Filters | 750.00', `Freight allowance | ${amount}`];
  const { keys, lexemes } = new TextReader(new Lexemes()).read(layoutDocument(aDocument('a.pdf', lines)));
  return [...keys].map((key) => lexemes.textOf(key)).join(' ');
}

describe('amounts below nothing in tables', () => {
  it.each(['-250.00', '(250.00)', '250.00-', '250.00 CR'])('reads %s as the same', (amount) => {
    expect(tokensOf(amount)).toBe('item amount filters 750.00 freight allowance - 250.00');
  });

  it('keeps an amount above nothing apart from them', () => {
    expect(tokensOf('250.00')).toBe('item amount filters 750.00 freight allowance 250.00');
  });

  it('takes a number in brackets for that of a note', () => {
    expect(tokensOf('(3)')).toBe('item amount filters 750.00 freight allowance 3');
  });
});
