import { describe, expect, it } from '@jest/globals';
import { findDates } from './find-dates.ts';
import { findBareDays, findFirstDays } from './first-days.ts';
import { english, french, spanish, valuesIn } from '../testing/values-in.ts';

const firstDays = (text: string): string[] =>
  findFirstDays(text, findDates(text, english)).map(
    ({ start, end, value }) => `${text.slice(start, end)} ${value.key}`,
  );

describe(findFirstDays.name, () => {
  it.each([
    ['Work was done from 12 to 16 May 2025.', '12 2025-05-12'],
    ['between the 3rd and the 9th of June 2025', '3 2025-06-03'],
    ['vom 4. bis 22. August 2025', '4 2025-08-04'],
    ['du 7 au 19 juillet 2025', '7 2025-07-07'],
    ['del 12 al 16 de mayo de 2025', '12 2025-05-12'],
    ['from 12 to 16 May', '12 ????-05-12'],
    ['du dimanche 6 au samedi 19 juillet 2025', '6 2025-07-06'],
    ['Sonntag, 6. bis Samstag, 19. Juli 2025', '6 2025-07-06'],
    ['from Sunday 6 to Saturday 19 July 2025', '6 2025-07-06'],
    ['Fair, 8–10 May', '8 ????-05-08'],
  ])('gives the first day of %s its month', (text, day) => {
    expect(firstDays(text)).toEqual([day]);
  });

  it.each([
    'rooms 12 to 16, May 2025',
    'from 12 May to 16 May 2025',
    'from 20 to 16 May 2025',
    'for 12 on 16 May 2025',
    'pages 20–16 May 2025',
  ])('finds none in: %s', (text) => {
    expect(firstDays(text)).toEqual([]);
  });
});

describe(findBareDays.name, () => {
  it('takes the first day of a stretch for no number', () => {
    expect(valuesIn('Curso, 7 al 11 de julio de 2025', spanish)).toEqual(['date 2025-07-11']);
    expect(valuesIn('Stage, 7 au 11 juillet', french)).toEqual(['date ????-07-11']);
    expect(valuesIn('two nights, 6 and 7 May')).toEqual(['number 2', 'date ????-05-07']);
    expect(valuesIn('on 6, 7 and 8 May')).toEqual(['date ????-05-08']);
    expect(valuesIn('Room 7 on 11 July')).toEqual(['number 7', 'date ????-07-11']);
  });
});
