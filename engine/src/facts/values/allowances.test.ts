import { describe, expect, it } from '@jest/globals';
import { isAllowed } from './allowances.ts';

const isAllowedIn = (text: string): boolean => isAllowed(text, text.search(/\d/u));

describe('isAllowed', () => {
  it.each([
    'A member may bring 3 guests',
    'Jedes Mitglied darf 3 Gäste',
    'Chaque élève peut inviter 4 personnes',
    'Cada socio puede traer 3 invitados',
    'Staff are entitled to 25 days',
    'You are welcome to bring 2 guests',
  ])('knows a number up to which somebody may go: %s', (text) => {
    expect(isAllowedIn(text)).toBe(true);
  });

  it.each([
    'A member brings 3 guests',
    'Members may leave. The fee is 30',
    'You may cancel within 14 days',
    'The tenant can be asked for 2 references',
    'Er kann nach 12 Monaten kündigen',
  ])('knows other numbers: %s', (text) => {
    expect(isAllowedIn(text)).toBe(false);
  });
});
