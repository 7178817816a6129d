import { describe, expect, it } from '@jest/globals';
import { isLoadOfFuse } from './fuses.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether of the first values of two lines the one may be drawn from a fuse of the other. */
function isLoad(a: string, b: string): boolean {
  const documents = factDocuments([a], [b]);
  const [x, y] = documents.map(({ facts }) => facts[0]);
  if (x === undefined || y === undefined) throw new Error('A line holds no value.');
  return isLoadOfFuse(x, y, documents) && isLoadOfFuse(y, x, documents);
}

describe(isLoadOfFuse.name, () => {
  it.each([
    'The kitchen has a circuit breaker of 25 A.',
    'Die Küche hat eine Absicherung von 25 A.',
    'La cuisine a un disjoncteur de 25 A.',
    'La cocina tiene un magnetotérmico de 25 A.',
  ])('knows what bears a load: %s', (line) => {
    expect(isLoad('The oven draws 18 A.', line)).toBe(true);
    expect(isLoad('The oven draws 32 A.', line)).toBe(false);
  });

  it('leaves two loads and two fuses to be compared', () => {
    expect(isLoad('The oven draws 18 A.', 'The oven draws 25 A.')).toBe(false);
    expect(isLoad('The oven has a fuse of 18 A.', 'Its fuse is for 25 A.')).toBe(false);
  });
});
