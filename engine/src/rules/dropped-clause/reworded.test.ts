import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../align/testing/aligned.ts';
import { isReworded } from './reworded.ts';

/** Whether the last sentence of the one paper is held to be said in other words by the other. */
function isSaid(first: readonly string[], second: readonly string[]): boolean {
  const [own, other] = factDocuments(first, second);
  if (own === undefined || other === undefined) throw new Error('a paper is missing');
  return isReworded(own, own.units.length - 1, other);
}

const statute = ['The choir serves sacred music in Selby and trains young singers. It is never run for gain.'];

describe(isReworded.name, () => {
  it('takes the sentence that follows the same one for the other', () => {
    expect(isSaid(statute, ['Training young singers in Selby is what the choir wants. Profits are not sought.'])).toBe(
      true,
    );
  });

  it.each([
    ['nothing follows', ['Training young singers in Selby is what the choir wants.']],
    ['what follows is said in both', ['The choir trains young singers in Selby. Sacred singers train in Selby.']],
    ['another sentence stands before', ['Rehearsals begin at seven in the hall. Profits are not sought.']],
  ])('is silent where %s', (_, other) => {
    expect(isSaid(statute, other)).toBe(false);
  });
});
