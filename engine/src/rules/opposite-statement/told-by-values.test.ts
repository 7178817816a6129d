import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('statements whose values disagree', () => {
  it.each([
    ['Leaks are to be reported within 14 days.', 'Leaks can be accepted only if reported within 7 days.'],
    ['The warden shall open the lock on 2 March 2027.', 'The warden can open the lock on 9 March 2027.'],
    ['Le loyer est plafonné à 5 % du chiffre.', 'Le loyer ne peut dépasser 3 % du chiffre.'],
  ])('are not told again by how strictly they speak or by a denial: %s', (a, b) => {
    expect(findingsOn(rule.id, a, b)).toBe(0);
    expect(findingsOn('value-mismatch', a, b)).toBe(1);
  });

  it('are told where one forbids what the other allows', () => {
    const [a, b] = [
      'Guests may use the slipway for a fee of £20.',
      'Guests must not use the slipway for a fee of £30.',
    ];
    expect(findingsOn(rule.id, a, b)).toBe(1);
  });
});
