import { describe, expect, it } from '@jest/globals';
import { findHours } from './find-hours.ts';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe(findHours.name, () => {
  it.each([
    [french, 'Le spectacle dure une heure trois quarts.', 105],
    [french, 'Durée du spectacle\n1 h 25 sans entracte', 85],
    [french, 'Durée : 2 h 30 min', 150],
    [english, 'The play lasts an hour and a quarter.', 75],
    [german, 'Die Führung dauert eine Stunde vierzig.', 100],
    [spanish, 'La visita dura dos horas y cuarto.', 135],
  ])('reads hours and a part of one: %#', (format, text, minutes) => {
    expect(valuesIn(text, format)).toEqual([`duration hour ${Number((minutes / 60).toPrecision(10))}`]);
  });

  it.each(['à 20 h 30', 'départ à 7 h 30', 'ouvert dès 9 h 15'])('leaves times of day alone: %s', (text) => {
    expect(findHours(text, 'fr')).toEqual([]);
  });
});
