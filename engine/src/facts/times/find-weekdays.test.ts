import { describe, expect, it } from '@jest/globals';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe('findWeekdays', () => {
  it.each([
    [english, 'Working hours are Monday to Friday.', 'numbered weekdays 1-5'],
    [english, 'open Mon–Sat', 'numbered weekdays 1-6'],
    [german, 'montags bis freitags', 'numbered weekdays 1-5'],
    [german, 'Mo–So', 'numbered weekdays 1-0'],
    [french, 'du lundi au samedi', 'numbered weekdays 1-6'],
    [spanish, 'de martes a domingo', 'numbered weekdays 2-0'],
    [english, 'on Tuesdays and Fridays', 'numbered days of the week 2+5'],
    [french, 'les mardis et vendredis', 'numbered days of the week 2+5'],
    [english, 'He works at home on Fridays.', 'numbered days of the week 5'],
    [german, 'jeden Montag', 'numbered days of the week 1'],
    [german, 'Der Müll wird dienstags abgeholt.', 'numbered days of the week 2'],
    [english, 'every Wednesday evening', 'numbered days of the week 3'],
    [spanish, 'los martes', 'numbered days of the week 2'],
  ])('reads the days of a week: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([`identifier ${value}`]);
  });

  it.each([
    'closed Monday to Friday',
    'open daily except Mondays and Tuesdays',
    'on Monday',
    'on Wednesday morning',
    'a so-so answer',
  ])('finds none in “%s”', (text) => {
    expect(valuesIn(text)).toEqual([]);
  });
});
