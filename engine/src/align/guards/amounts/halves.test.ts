import { describe, expect, it } from '@jest/globals';
import { isHalfOf } from './halves.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first value of one line is half of that of the other. */
function isHalf(a: string, b: string): boolean {
  const documents = factDocuments([a], [b]);
  const [x, y] = documents.map(({ facts }) => facts[0]);
  if (x === undefined || y === undefined) throw new Error('A line holds no value.');
  return isHalfOf(x, y, documents) && isHalfOf(y, x, documents);
}

describe(isHalfOf.name, () => {
  it.each([
    ['You have 40 days, half of that time for the roof.', 'You have 20 days for the roof.'],
    ['Sie haben 40 Tage, die Hälfte dieser Zeit für das Dach.', 'Sie haben 20 Tage für das Dach.'],
    ['Vous avez 40 jours, la moitié de ce délai pour le toit.', 'Vous avez 20 jours pour le toit.'],
    ['Tienen 40 días, la mitad de ese plazo para el tejado.', 'Tienen 20 días para el tejado.'],
  ])('knows it: %s', (whole, half) => {
    expect(isHalf(whole, half)).toBe(true);
  });

  it.each([
    ['You have 40 days, half of that time for the roof.', 'You have 30 days for the roof.'],
    ['You have 40 days, all of that time for the roof.', 'You have 20 days for the roof.'],
    ['You have 40 days for the roof.', 'You have 20 days, half of that time for the roof.'],
  ])('takes nothing else for it: %s', (whole, half) => {
    expect(isHalf(whole, half)).toBe(false);
  });
});
