import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/aligned.ts';
import { isInTwoParts } from './in-two-parts.ts';

function isOne(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.findLast(({ value }) => value.type === 'identifier'));
  if (a === undefined || b === undefined) throw new Error('A line holds no code.');
  return isInTwoParts(a, b, documents) && isInTwoParts(b, a, documents);
}

describe(isInTwoParts.name, () => {
  it('knows a code whose first part stands apart', () => {
    expect(isOne('Seal at the gate 4408 B2', 'Seal 4408/B2 at the gate')).toBe(true);
  });

  it.each([
    ['Seal at the gate 4418 B2', 'Seal 4408/B2 at the gate'],
    ['Seal at the gate B2', 'Seal 4408/B2 at the gate'],
    ['Seal at the gate 4408 B3', 'Seal 4408/B2 at the gate'],
  ])('tells %s from %s', (first, second) => {
    expect(isOne(first, second)).toBe(false);
  });
});
