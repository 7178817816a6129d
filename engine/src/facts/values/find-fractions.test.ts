import { describe, expect, it } from '@jest/globals';
import { findFractions } from './find-fractions.ts';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe(findFractions.name, () => {
  it.each([
    [english, 'half of the fee', 'percent 50'],
    [english, 'a quarter of the takings', 'percent 25'],
    [english, 'children at half price', 'percent 50'],
    [english, 'half or more of the votes', 'least percent 50'],
    [german, 'die Hälfte des Beitrags', 'percent 50'],
    [german, 'zum halben Preis', 'percent 50'],
    [french, 'La moitié des frais', 'percent 50'],
    [spanish, 'la mitad del precio', 'percent 50'],
  ])('reads the half of something as a share: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it.each([
    'at a quarter past the hour',
    'a quarter in which',
    'the second half of the year',
    'half of the year',
    'a half-open door',
  ])('takes the half in “%s” for no share', (text) => {
    expect(valuesIn(text)).toEqual([]);
  });

  it.each([
    [english, 'A third party may not enter.'],
    [english, 'the rights of a third person'],
    [french, 'Un tiers ne peut occuper la salle.'],
    [spanish, 'un cuarto con vistas'],
    [french, 'pendant le quart de nuit'],
  ])('takes who or what is one of several for no share: %#', (format, text) => {
    expect(valuesIn(text, format)).toEqual([]);
  });

  it.each([
    [english, 'a third of the fee', 'percent 33'],
    [french, 'un tiers du loyer', 'percent 33'],
    [spanish, 'un cuarto del precio', 'percent 25'],
    [french, 'le quart du loyer', 'percent 25'],
    [spanish, 'la cuarta parte de la cuota', 'percent 25'],
    [spanish, 'dos terceras partes de los votos', 'percent 66'],
  ])('reads a part with its whole as a share: %#', (format, text, value) => {
    expect(valuesIn(text, format).join()).toContain(value);
  });
});
