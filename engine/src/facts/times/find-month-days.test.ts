import { describe, expect, it } from '@jest/globals';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe('findMonthDays', () => {
  it.each([
    [english, 'The rent is payable on the 1st of each month.', '1'],
    [english, 'by the fifth day of every month', '5'],
    [english, 'within the first five days of the month', '5'],
    [english, 'on the third working day of the following month', 'W3'],
    [english, 'on the last day of each calendar month', 'L'],
    [german, 'spätestens bis zum dritten Werktag eines Monats', 'W3'],
    [german, 'zum 15. eines jeden Monats', '15'],
    [german, 'am 3. des Folgemonats', '3'],
    [german, 'in den ersten drei Werktagen des Monats', 'W3'],
    [french, 'le 5 de chaque mois', '5'],
    [french, 'le 1er du mois', '1'],
    [french, 'dans les cinq premiers jours du mois', '5'],
    [spanish, 'el día 10 de cada mes', '10'],
    [spanish, 'antes del día 6 de cada mes', '5'],
    [spanish, 'los cinco primeros días hábiles de cada mes', 'W5'],
  ])('reads the day of a month: %#', (format, text, key) => {
    expect(valuesIn(text, format)).toEqual([`identifier numbered day of month ${key}`]);
  });

  it.each([
    [english, 'Rent not received by the fifth of the month bears interest.', '5'],
    [english, 'Rent paid after the 5th of the month bears a late charge.', '5'],
    [german, 'Ist die Miete nicht bis zum 5. des Monats eingegangen, wird gemahnt.', '5'],
    [french, 'Le loyer non payé le 8 du mois porte intérêt.', '8'],
    [spanish, 'La renta no abonada antes del día 6 de cada mes lleva recargo.', '5'],
  ])('tells the day on which something is late from the day on which it is due: %#', (format, text, key) => {
    expect(valuesIn(text, format)).toEqual([`identifier numbered day of month of arrears ${key}`]);
  });

  it('knows that no later than a day is by that day', () => {
    expect(valuesIn('Rent is due no later than the 5th of the month.', english)).toEqual([
      'identifier numbered day of month 5',
    ]);
  });

  it.each([
    [english, 'from the fourth day a note is required', '4'],
    [german, 'ab dem vierten Tag', '4'],
    [german, 'ab dem 3. Kalendertag', '3'],
    [french, 'à partir du quatrième jour', '4'],
    [spanish, 'a partir del cuarto día', '4'],
  ])('reads the day from which something holds: %#', (format, text, key) => {
    expect(valuesIn(text, format)).toEqual([`identifier numbered day ${key}`]);
  });

  it.each([
    [english, 'the first day of the fair'],
    [english, 'on the second day there is a dinner'],
    [german, 'am ersten Tag der Messe'],
    [french, 'le premier jour du salon'],
  ])('takes a day of an event for none: %#', (format, text) => {
    expect(valuesIn(text, format).filter((value) => value.includes('numbered day'))).toEqual([]);
  });
});
