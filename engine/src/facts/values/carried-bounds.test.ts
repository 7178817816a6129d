import { describe, expect, it } from '@jest/globals';
import { factDocument } from '../testing/read-lines.ts';
import { withCarriedBounds } from './carried-bounds.ts';

const boundsOf = (line: string): string[] => factDocument(line).facts.map(({ value }) => value.bound);

describe(withCarriedBounds.name, () => {
  it.each([
    'Noise shall not exceed 40 dB in the yard or 60 dB in the hall.',
    'Der Lärm darf höchstens 40 dB im Hof und 60 dB in der Halle betragen.',
    'Le bruit ne dépasse pas 40 dB dans la cour et 60 dB dans la salle.',
    'El ruido no superará 40 dB en el patio ni 60 dB en la sala.',
  ])('carries a limit on: %s', (line) => {
    expect(boundsOf(line)).toEqual(['most', 'most']);
  });

  it.each([
    'Noise shall not exceed 40 dB in the yard; in the hall it is 60 dB.',
    'Noise shall not exceed 40 dB in the yard, where 60 dB were found.',
    'Crates of at most 40 kg and 60 cm',
  ])('ends a limit with its clause: %s', (line) => {
    expect(boundsOf(line)).toEqual(['most', 'exact']);
  });
});
