import { describe, expect, it } from '@jest/globals';
import { english, french, german, spanish, valuesIn } from './testing/values-in.ts';

describe('durationAt', () => {
  it.each([
    [english, '30 days', 'day 30'],
    [english, 'two weeks', 'day 14'],
    [english, 'six calendar months', 'month 6'],
    [english, '2 quarters', 'month 6'],
    [english, '5 years', 'month 60'],
    [english, '1.5 years', 'month 18'],
    [english, '90 minutes', 'hour 1.5'],
    [english, '10 business days', 'working day 10'],
    [english, 'a 12-month term', 'month 12'],
    [german, 'drei Monate', 'month 3'],
    [german, '14 Tage', 'day 14'],
    [german, '10 Werktagen', 'working day 10'],
    [french, 'cinq ans', 'month 60'],
    [french, '10 jours ouvrés', 'working day 10'],
    [spanish, 'doce meses', 'month 12'],
    [spanish, '10 días hábiles', 'working day 10'],
  ])('reads durations in four languages: %#', (format, text, duration) => {
    expect(valuesIn(text, format)).toEqual([`duration ${duration}`]);
  });

  it('does not take the beginning of a word for a unit', () => {
    expect(valuesIn('30 dayliners')).toEqual(['number 30']);
  });
});

describe('wholeDurations', () => {
  it('reads durations without a number', () => {
    expect(valuesIn('a fortnight')).toEqual(['duration day 14']);
    expect(valuesIn('half a year')).toEqual(['duration month 6']);
    expect(valuesIn('ein halbes Jahr', german)).toEqual(['duration month 6']);
  });
});
