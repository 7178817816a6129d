import { describe, expect, it } from '@jest/globals';
import { english, french, german, spanish, valuesIn } from '../testing/values-in.ts';

describe('findMultiples', () => {
  it.each([
    [english, 'Do this twice.', 'quantity ratio 2'],
    [english, 'Overtime is paid at double the regular rate', 'quantity ratio 2'],
    [english, 'Overtime is paid at one and a half times the rate', 'quantity ratio 1.5'],
    [english, 'cleaned once a month', 'quantity ratio 1'],
    [english, 'pruned once in spring and once in autumn', 'quantity ratio 2'],
    [german, 'einmal im Frühjahr und einmal im Herbst geschnitten', 'quantity ratio 2'],
    [french, 'taillé une fois au printemps et une fois en automne', 'quantity ratio 2'],
    [spanish, 'se poda una vez en primavera y otra en otoño', 'quantity ratio 2'],
    [german, 'Der Beirat tagt dreimal jährlich', 'quantity ratio 3'],
    [german, 'mit der zweifachen Menge', 'quantity ratio 2'],
    [german, 'Flure: 3 × wöchentlich', 'quantity ratio 3'],
    [english, 'swept 2x per week', 'quantity ratio 2'],
    [french, 'deux fois par semaine', 'quantity ratio 2'],
    [french, 'une fois par mois', 'quantity ratio 1'],
    [spanish, 'dos veces al mes', 'quantity ratio 2'],
    [spanish, 'una vez al mes', 'quantity ratio 1'],
  ])('reads how often or how many times as much: %#', (format, text, value) => {
    expect(valuesIn(text, format)).toEqual([value]);
  });

  it.each([
    [english, 'a double room'],
    [english, 'Once the goods have arrived they are checked.'],
    [german, 'Es war einmal ein Haus.'],
    [french, 'une fois signé, le bail est remis'],
  ])('finds none where the word means something else: %#', (format, text) => {
    expect(valuesIn(text, format)).toEqual([]);
  });
});
