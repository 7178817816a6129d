import { describe, expect, it } from '@jest/globals';
import { areOfNamedWholes } from './other-whole.ts';
import { factDocuments } from '../testing/aligned.ts';

function areNamed(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no share.');
  return areOfNamedWholes(a, b, documents);
}

describe(areOfNamedWholes.name, () => {
  it('knows that two sums go by other names', () => {
    expect(areNamed('60% of the room hire is payable.', 'Half of the fee remains payable.')).toBe(true);
    expect(areNamed('60% of the fee is payable.', 'Half of the fee remains payable.')).toBe(false);
    expect(areNamed('60% of the total is payable.', 'Half of the fee remains payable.')).toBe(false);
  });
});
