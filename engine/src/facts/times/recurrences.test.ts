import { describe, expect, it } from '@jest/globals';
import { findRecurrences } from './recurrences.ts';

const perYear = (text: string): number[] => findRecurrences(text.split(' ')).map((one) => one.perYear);

describe(findRecurrences.name, () => {
  it.each([
    ['Boats are washed twice a month.', 24],
    ['The board meets every two months.', 6],
    ['Please take one tablet every other day', 182.5],
    ['three times daily', 1095],
    ['swept 3 × weekly', 156],
    ['swept 2x a week', 104],
    ['read hourly', 8760],
    ['Die Kessel werden zweimal im Jahr gewartet.', 2],
    ['jeden zweiten Tag', 182.5],
    ['halbjährlich', 2],
    ['14-täglich', 26],
    ['Le bac est vidé tous les deux jours.', 182.5],
    ['une fois par mois', 12],
    ['visite hebdomadaire', 52],
    ['dos veces por semana', 104],
    ['cada lunes', 52],
    ['todos los meses', 12],
  ])('hears how often in “%s”', (text, expected) => {
    expect(perYear(text)).toEqual([expected]);
  });

  it.each(['£50 a month', '24 days a year', 'one of two boats', 'einmal geprüft', 'every boat', 'jeder Gast'])(
    'hears no interval in “%s”',
    (text) => {
      expect(perYear(text)).toEqual([]);
    },
  );

  it('says which words it takes, and whether a noun may follow', () => {
    expect(findRecurrences(['The', 'monthly', 'report'])).toEqual([
      { start: 1, end: 2, perYear: 12, isAdjective: true },
    ]);
  });
});
