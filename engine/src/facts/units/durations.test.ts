import { describe, expect, it } from '@jest/globals';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe('durationAt', () => {
  it.each([
    [english, '30 days', 'day 30'],
    [english, 'two weeks', 'day 14'],
    [english, 'six calendar months', 'month 6'],
    [english, 'twenty-seven paid days off', 'day 27'],
    [english, '2 quarters', 'month 6'],
    [english, '5 years', 'month 60'],
    [english, '1.5 years', 'month 18'],
    [english, '90 minutes', 'hour 1.5'],
    [english, '10 business days', 'working day 10'],
    [english, '10 working hours', 'hour 10'],
    [english, 'a 12-month term', 'month 12'],
    [german, 'drei Monate', 'month 3'],
    [german, '14 Tage', 'day 14'],
    [german, '10 Werktagen', 'working day 10'],
    [german, '10 Arbeitsstunden', 'hour 10'],
    [french, 'cinq ans', 'month 60'],
    [french, '10 jours ouvrés', 'working day 10'],
    [spanish, 'doce meses', 'month 12'],
    [spanish, '10 días hábiles', 'working day 10'],
    [spanish, '60 giorni', 'day 60'],
    [spanish, '10 giorni lavorativi', 'working day 10'],
    [spanish, '24 mesi', 'month 24'],
    [spanish, '2 anni', 'month 24'],
    [german, '3 maanden', 'month 3'],
  ])('reads durations in four languages: %#', (format, text, duration) => {
    expect(valuesIn(text, format)).toEqual([`duration ${duration}`]);
  });

  it('does not take the beginning of a word for a unit', () => {
    expect(valuesIn('30 dayliners')).toEqual(['number 30']);
  });
});

describe('findSingleDurations', () => {
  it.each([
    [english, 'one month', 'month 1'],
    [english, 'one calendar month', 'month 1'],
    [english, 'a fortnight', 'day 14'],
    [english, 'a week ahead', 'day 7'],
    [english, 'a month before', 'month 1'],
    [english, 'on the seventh day after the birth', 'day 7'],
    [german, 'am dritten Tag nach der Lieferung', 'day 3'],
    [french, 'le dixième jour suivant', 'day 10'],
    [spanish, 'al quinto día de la firma', 'day 5'],
    [english, 'a quarter of an hour', 'hour 0.25'],
    [english, 'three quarters of an hour', 'hour 0.75'],
    [english, 'a quarter of a year’s warning', 'month 3'],
    [german, 'ein Vierteljahr', 'month 3'],
    [spanish, 'un cuarto de año', 'month 3'],
    [english, 'half an hour', 'hour 0.5'],
    [german, 'eine Dreiviertelstunde', 'hour 0.75'],
    [french, 'un quart d’heure', 'hour 0.25'],
    [english, 'half a year', 'month 6'],
    [german, 'einen Monat', 'month 1'],
    [german, 'innerhalb eines Jahres', 'month 12'],
    [german, 'ein halbes Jahr', 'month 6'],
    [french, 'un mois', 'month 1'],
    [french, 'une semaine', 'day 7'],
    [spanish, 'un año', 'month 12'],
    [spanish, 'una semana', 'day 7'],
    [spanish, 'medio año', 'month 6'],
  ])('reads durations without a figure: %#', (format, text, duration) => {
    expect(valuesIn(text, format)).toEqual([`duration ${duration}`]);
  });

  it.each([
    [english, '£500 a month'],
    [english, 'a day like any other'],
    [german, 'zum Ende eines Monats'],
    [french, 'un anniversaire'],
  ])('does not take an article for one: %#', (format, text) => {
    expect(valuesIn(text, format).filter((value) => value.startsWith('duration'))).toEqual([]);
  });
});

describe('findDurationAdjectives', () => {
  it.each([
    ['dreimonatige Frist', 'month 3'],
    ['6-monatiger Lauf', 'month 6'],
    ['zweijährigen Bindung', 'month 24'],
    ['14-tägig', 'day 14'],
  ])('reads the German adjective in %s', (text, duration) => {
    expect(valuesIn(text, german)).toEqual([`duration ${duration}`]);
  });

  it('leaves adjectives without a number alone', () => {
    expect(valuesIn('ganzjährig und langjährig', german)).toEqual([]);
  });
});

describe('halfAfter', () => {
  it.each([
    [english, 'two years and a half', 'month 30'],
    [english, 'two and a half years', 'month 30'],
    [german, 'zweieinhalb Jahre', 'month 30'],
    [german, 'anderthalb Jahre', 'month 18'],
    [french, 'deux ans et demi', 'month 30'],
    [spanish, 'dos años y medio', 'month 30'],
    [french, 'un an et demi', 'month 18'],
  ])('adds the half: %#', (format, text, duration) => {
    expect(valuesIn(text, format)).toEqual([`duration ${duration}`]);
  });
});
