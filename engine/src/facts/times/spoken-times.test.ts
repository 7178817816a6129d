import { describe, expect, it } from '@jest/globals';
import { findSpokenTimes } from './spoken-times.ts';

type Language = Parameters<typeof findSpokenTimes>[1];

describe(findSpokenTimes.name, () => {
  it.each<[Language, string, number]>([
    ['en', 'half past five in the afternoon', 1050],
    ['en', 'six in the evening', 1080],
    ['en', 'eleven at night', 1380],
    ['de', 'halb acht abends', 1170],
    ['de', 'Viertel vor neun abends', 1245],
    ['fr', 'à sept heures et demie du soir', 1170],
    ['fr', 'à neuf heures moins le quart du matin', 525],
    ['es', 'a las siete y media de la tarde', 1170],
    ['es', 'a las nueve menos cuarto de la noche', 1245],
    ['es', 'hasta siete de la tarde', 1140],
    ['es', 'desde 8 y media de la mañana', 510],
  ])('reads the half of the day: %s %s', (language, text, minutes) => {
    expect(findSpokenTimes(text, language)).toMatchObject([{ minutes, isHalfDay: false }]);
  });

  it.each<[Language, string, number]>([
    ['en', 'seven o’clock', 420],
    ['en', 'quarter to eight', 465],
    ['en', 'by ten past three', 190],
    ['de', 'halb elf', 630],
    ['de', 'fünf vor zwölf', 715],
    ['fr', 'avant huit heures', 480],
    ['es', 'a las ocho y cuarto', 495],
  ])('leaves open which half of the day it is: %s %s', (language, text, minutes) => {
    expect(findSpokenTimes(text, language)).toMatchObject([{ minutes, isHalfDay: true }]);
  });

  it.each<[Language, string]>([
    ['en', 'ten to twelve weeks'],
    ['en', 'half to one part'],
    ['de', 'eine halbe Stunde'],
    ['de', 'zehn vor Beginn'],
    ['fr', 'pendant huit heures'],
    ['es', 'las dos partes'],
    ['es', 'cuatro de la noche'],
  ])('takes no stretch of time and no count for a time of day: %s %s', (language, text) => {
    expect(findSpokenTimes(text, language)).toEqual([]);
  });
});
