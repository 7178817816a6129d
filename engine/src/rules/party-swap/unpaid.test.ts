import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

const paid = 'The customer pays for the tuning of the organ.';

describe('what is done free of charge, and what who buys pays for', () => {
  it.each([
    ['Tuning of the organ is carried out by Marlow Pipes at no charge.', paid],
    ['Die Stimmung der Orgel wird kostenlos ausgeführt.', 'Der Kunde zahlt die Stimmung der Orgel.'],
    ['L’accordage de l’orgue est effectué gratuitement.', 'Le client paie l’accordage de l’orgue.'],
    ['La afinación del órgano es realizada sin coste.', 'El cliente paga la afinación del órgano.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    ['Tuning of the piano is carried out by Marlow Pipes at no charge.', paid],
    ['Tuning of the organ is carried out at no charge if a pipe is loose.', paid],
    ['Tuning of the organ is not carried out at no charge.', paid],
    ['Tuning of the organ is carried out at no charge.', 'The supplier pays for the tuning of the organ.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
