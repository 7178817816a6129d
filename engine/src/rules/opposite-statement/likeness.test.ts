import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('how much of a denial the other sentence must speak of', () => {
  it.each([
    // All of what the shorter one says, however long the other is.
    [
      'No lanterns are lit in the chapel.',
      'In December the choir sings by the stove, the bells ring at six, and lanterns are lit in the chapel.',
    ],
    // Much of both.
    ['The masts are not braced, as none of them is tall.', 'Masts shall be braced against the wind.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    // Little of either.
    [
      'Rye goes to the bakers by cart, and wheels are not greased.',
      'The miller keeps a scale of oak in the yard, and wheels are greased for the children at the feast.',
    ],
    // What is not done stands before.
    [
      'Prices may be revised by the mill once a year by a letter to the bakers, but not for orders it has confirmed.',
      'The mill confirms or refuses an order within five days.',
    ],
    // What both say of themselves in two ways.
    ['None is, in our opinion, a structural crack.', 'The report names two marks, none of them a structural crack.'],
    ['Keiner ist, unseres Erachtens, ein tragender Balken.', 'Genannt sind zwei Balken, keiner ein tragender Balken.'],
    [
      'Importe de esta partida sin IVA',
      'De cada partida se retiene una parte de su importe sin IVA como fianza, que se devuelve al final de la temporada.',
    ],
    // "Only" at the end limits what it stands behind.
    [
      'Heater working in each cabin: yes.',
      'The owner may fit a heater to each cabin and uses its power for drying and airing only.',
    ],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
