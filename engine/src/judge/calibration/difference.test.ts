import { describe, expect, it } from '@jest/globals';
import { differenceOf } from './difference.ts';

describe('differenceOf', () => {
  it.each([
    ['two digits changed places', 'turned', ['$12,500.00', '12.050,00 USD']],
    ['so they did in a short figure', 'turned', ['12 May', '21 May']],
    ['digits that are apart changed places', 'turned', ['8914.35', '8419.35']],
    ['one digit is another', 'one-digit', ['£1,450.00', '£1,480.00']],
    ['one of two digits is another', 'far', ['30 days', '60 days']],
    ['one figure is longer', 'far', ['1,450', '14,500']],
    ['two digits are others', 'far', ['1,450', '1,360']],
    ['the nearest two of three prints count', 'one-digit', ['450', '99', '480']],
    ['all print the same figure', 'none', ['450 EUR', '450 USD']],
    ['nothing is a figure', 'none', ['Tenant', 'Landlord']],
    ['one of two prints is a figure', 'none', ['none', '450']],
    ['there is one place', 'none', ['450']],
  ])('%s: %s', (_, expected, prints) => {
    expect(differenceOf(prints)).toBe(expected);
    expect(differenceOf(prints.toReversed())).toBe(expected);
  });
});
