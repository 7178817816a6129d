import { describe, expect, it } from '@jest/globals';
import { findTimes } from './find-times.ts';
import { french, german, inShort, italian, spanish, valueIn, valuesIn } from '../testing/values-in.ts';

describe(findTimes.name, () => {
  it.each([
    ['10am', 600],
    ['10:30AM', 630],
    ['7:00P.M.', 1140],
    ['2.30 pm', 870],
    ['12 am', 0],
    ['14:30', 870],
    ['9 Uhr', 540],
    ['14h30', 870],
    ['noon', 720],
    ['midnight', 1440],
  ])('reads the time %s in minutes', (text, minutes) => {
    expect(inShort(valueIn(text))).toBe(`time ${minutes}`);
  });

  it('keeps the time zone', () => {
    expect(inShort(valueIn('14:30 CET'))).toBe('time CET 870');
    expect(inShort(valueIn('2.30 pm (GMT)'))).toBe('time GMT 870');
  });

  it('takes hours for a time of day behind words that speak of one', () => {
    expect(valuesIn('ouvert à 18 h', french)).toEqual(['time 1080']);
    expect(valuesIn('pendant 18 h', french)).toEqual(['duration hour 18']);
  });

  it.each([
    ['1.40 in the afternoon', 'time 820'],
    ['three in the afternoon', 'time 900'],
    ['seven o’clock', 'time 420'],
    ['departs at 10.25 on Nordwing', 'time 625'],
    ['departs at 10.25 and arrives', 'time 625'],
    ['Call at 14:00.', 'time 840'],
    ['07:30–18:00', 'time 450..1080'],
    ['Hours: 07.00 to 20.00', 'time 420..1200'],
    ['from 7.30 am until 6 pm', 'time 450..1080'],
  ])('reads the time in %s', (text, time) => {
    expect(valuesIn(text)).toEqual([time]);
  });

  it.each([
    [german, 'von 8 bis 17 Uhr', 'time 480..1020'],
    [german, '8.30–12 Uhr', 'time 510..720'],
    [german, 'zwischen 10 und 12 Uhr', 'time 600..720'],
    [french, 'de 9 h à 17 h 30', 'time 540..1050'],
    [spanish, 'entre las 9 y las 11 horas', 'time 540..660'],
    [spanish, 'a las 8:30 de la mañana', 'time 510'],
    [spanish, 'siendo las diecinueve treinta horas', 'time 1170'],
    [spanish, 'hasta las veinte horas', 'time 1200'],
    [italian, 'fino alle ore 23.00 nel giardino', 'time 1380'],
    [italian, 'dalle otto e mezza', 'time 510'],
    [german, 'um neunzehn Uhr dreißig', 'time 1170'],
    [french, 'à dix-neuf heures quarante-cinq', 'time 1185'],
    [french, 'de deux heures à cinq heures', 'time 120..300'],
    [french, 'de 9 h 30 à 18 h', 'time 570..1080'],
  ])('reads spans and halves of the day in other languages: %#', (format, text, time) => {
    expect(valuesIn(text, format)).toEqual([time]);
  });

  it.each([
    ['open 10–4 pm', 'time 600..960'],
    ['between 2 and 4 pm', 'time 840..960'],
    ['from 02:00 to 04:00', 'time 120..240'],
  ])('takes the first end of a span from the second: %s', (text, time) => {
    expect(valuesIn(text)).toEqual([time]);
  });

  it.each([
    [french, 'un délai de deux heures', 'duration hour 2'],
    [spanish, 'en un plazo de 24 horas', 'duration hour 24'],
    [french, 'un délai maximum de 12 heures', 'most duration hour 12'],
    [spanish, 'las veinticuatro horas siguientes', 'duration hour 24'],
    [german, 'Ulmenweg 3–9 am Donnerstag', 'number 3..9'],
  ])('takes no stretch of time and no preposition for a time of day: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it('does not take a price for a time', () => {
    expect(valuesIn('sold at 10.25 per share')).toEqual(['number 10.25']);
  });
});
