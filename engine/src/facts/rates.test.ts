import { describe, expect, it } from '@jest/globals';
import { rateBehind } from './rates.ts';

describe(rateBehind.name, () => {
  it.each([
    ['a day. Work', 365, 2],
    ['per calendar week or part of a week', 52, 3],
    ['monatlich', 12, 1],
    ['im Monat', 12, 2],
    ['je angefangene Woche', 52, 3],
    ['par an', 1, 2],
    ['à la semaine', 52, 3],
    ['al mes', 12, 2],
    ['a la semana', 52, 3],
    ['of teaching a year', 1, 4],
    ['d’enseignement par an', 1, 3],
  ])('hears what is reckoned by in “%s”', (text, perYear, length) => {
    expect(rateBehind(text.split(' '))).toEqual({ perYear, length });
  });

  it.each(['within a year', 'a head', 'of the deposit, each year', 'in advance', 'per user and month', ''])(
    'hears none in “%s”',
    (text) => {
      expect(rateBehind(text.split(' '))).toBeUndefined();
    },
  );
});
