import { describe, expect, it } from '@jest/globals';
import { isKnownBeside } from './known-beside.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the sentence of the first value of one line names the first value of the other. */
function isKnown(line: string, other: string): boolean {
  const documents = factDocuments([line], [other]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A line holds no value.');
  return isKnownBeside(a, b, documents);
}

describe(isKnownBeside.name, () => {
  it('finds a value beside the one it would be held against', () => {
    const list = 'Price of a bed: £34 for adults, £25 for pupils';
    expect(isKnown('Price of a bed for a pupil: £25', list)).toBe(true);
    expect(isKnown('Price of a bed for a pupil: £26', list)).toBe(false);
  });

  it('takes the same figure of something else for no such value', () => {
    expect(isKnown('The barn has 14 lamps.', 'The barn has 16 lamps and 14 doors.')).toBe(false);
  });
});
