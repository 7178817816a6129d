import { describe, expect, it } from '@jest/globals';
import { markDifference } from './mark-difference.ts';

describe('markDifference', () => {
  it.each([
    ['rent of $10,650.00 a month', '$10,650.00', '$10,560.00', 'rent of $10,|65|0.00 a month'],
    ['ending March 31, 2028', 'March 31, 2028', '05/31/2028', 'ending |March 31, 2028|'],
    ['by Dorothea L. Ostrander', 'Dorothea L. Ostrander', 'Dorothy J. Ostrander', 'by |Dorothea L|. Ostrander'],
    ['Landlord shall maintain', 'Landlord', 'Tenant', '|Landlord| shall maintain'],
    ['rent 4,500.00', '4,500.00', '4,500.00', 'rent |4,500.00|'],
    ['rent 4,500.00', '4,500.00', undefined, 'rent |4,500.00|'],
    ['rent 450', '450', '45', 'rent |450|'],
    [
      'From the Expansion Date, monthly Base Rent is changed from $8,450.00 to $10,650.00.',
      '$10,650.00',
      '$10,560.00',
      '… monthly Base Rent is changed from $8,450.00 to $10,|65|0.00.',
    ],
    [
      'Landlord shall maintain, repair and replace the heating, ventilating and air-conditioning equipment',
      'Landlord',
      'Tenant',
      '|Landlord| shall maintain, repair and replace the heating,…',
    ],
    ['no such value', '12', '13', 'no such value||'],
    ['no value', undefined, '13', 'no value||'],
  ])('in “%s” of “%s” against “%s”', (quote, value, other, marked) => {
    const parts = markDifference(quote, value, other);
    expect(`${parts.before}|${parts.marked}|${parts.after}`).toBe(marked);
  });
});
