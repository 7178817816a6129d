import { describe, expect, it } from '@jest/globals';
import { joinDurations } from './join-durations.ts';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe(joinDurations.name, () => {
  it.each([
    [english, '2 hours 30 minutes', ['duration hour 2.5']],
    [english, 'one year and six months', ['duration month 18']],
    [german, '27 Jahre und 4 Monate', ['duration month 328']],
    [french, 'un an et six mois', ['duration month 18']],
    [spanish, 'dos años y seis meses', ['duration month 30']],
  ])('makes one stretch of time of two units: %#', (format, text, values) => {
    expect(valuesIn(text, format)).toEqual(values);
  });

  it.each([
    ['1 hour 8 hours', ['duration hour 1', 'duration hour 8']],
    ['six weeks and two years', ['duration day 42', 'duration month 24']],
  ])('keeps two stretches of time apart: %s', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });
});
