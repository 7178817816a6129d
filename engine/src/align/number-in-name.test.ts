import { describe, expect, it } from '@jest/globals';
import { isNumberOfName } from './number-in-name.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether the first number of a row is one of its name beside the quantity of the other. */
function isOfName(row: string): boolean {
  const order = ['Item | Qty | Price', 'Rotor | 2 | 915.00', 'Lid | 5 | 12.00'];
  const documents = factDocuments([row, 'Fuse | FS-16'], order);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'number'));
  if (a === undefined || b === undefined) throw new Error(`no number in ${row}`);
  return isNumberOfName(a, b, documents);
}

describe(isNumberOfName.name, () => {
  it('tells a number in the name of an item from how many of it there are', () => {
    expect(isOfName('Rotor, 4 places | SR-4250')).toBe(true);
    expect(isOfName('Rotors | 4')).toBe(false);
  });
});
