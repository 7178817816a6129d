import { describe, expect, it } from '@jest/globals';
import { isNumberOfName } from './number-in-name.ts';
import { factDocuments } from '../../testing/aligned.ts';

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

describe('a row without the head of its columns', () => {
  it('says how many in the second of its cells', () => {
    const documents = factDocuments(['Lamp set (four lamps) | day | £95.00'], ['Lamp set, day | 2 | £95 | £190.00']);
    const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'number'));
    expect(a !== undefined && b !== undefined && isNumberOfName(a, b, documents)).toBe(true);
  });
});
