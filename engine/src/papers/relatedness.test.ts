import { describe, expect, it } from '@jest/globals';
import { findRelatedness } from './relatedness.ts';
import { factDocuments } from '../testing/fact-documents.ts';

/** More documents than are taken to belong together at the first sign. */
const others = Array.from({ length: 6 }, (_, index) => [`Sheet about nothing ${'abcdef'[index] ?? ''}`]);

const areRelated = (
  a: readonly string[],
  b: readonly string[],
  more: readonly (readonly string[])[] = others,
): boolean => findRelatedness(factDocuments(a, b, ...more))(0, 1);

describe('findRelatedness', () => {
  it.each([
    ['a number', ['Contract WW-4471902'], ['As to WW-4471902']],
    ['a number with a slip', ['Contract WW-4471902'], ['As to WW-4471920']],
    ['a name', ['Made with Alder Freight Ltd'], ['Paid to Alder Freight on demand']],
    ['amounts', ['Rent 1,204.50', 'Deposit 3,613.50'], ['Paid 1,204.50 and 3,613.50']],
  ])('knows documents that share %s', (_, a, b) => {
    expect(areRelated(a, b)).toBe(true);
  });

  it.each([
    ['small numbers', ['Rooms 12', 'Doors 30'], ['Pens 12', 'Books 30']],
    ['one date', ['Made on 12 May 2025'], ['Sent on 12 May 2025']],
    ['nothing', ['Contract WW-4471902'], ['Contract AB-1300558']],
  ])('takes documents that share %s for strangers', (_, a, b) => {
    expect(areRelated(a, b)).toBe(false);
  });

  it('takes two invoices of one seller for strangers', () => {
    const invoice = (number: string): string[] => [`Invoice ${number}`, 'Alder Freight Ltd', 'Account WW-4471902'];
    expect(areRelated(invoice('2025-117'), invoice('2025-117'))).toBe(true);
    expect(areRelated(invoice('2025-117'), invoice('2025-320'))).toBe(false);
  });

  it('takes the first sign when few documents were handed over together', () => {
    expect(areRelated(['Made on 12 May 2025'], ['Sent on 12 May 2025'], [])).toBe(true);
    expect(areRelated(['Rooms 12'], ['Pens 12'], [])).toBe(false);
    expect(areRelated(['Tuition fee for students'], ['Students pay tuition fees'], [])).toBe(true);
    expect(areRelated(['Tuition fee for students'], ['Students pay tuition fees'])).toBe(false);
  });
});
