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

  it('takes the sentence that follows the same one and speaks of its thing for the other', () => {
    const cellar = ['The miller of Selby answers for damp sacks up to £900. Proof of his insurance comes in May.'];
    const first = 'Up to £900 the miller of Selby answers for sacks.';
    expect(isSaid(cellar, [`${first} Each year the miller shows that insurance is paid.`])).toBe(true);
    expect(isSaid(cellar, [`${first} Sacks of the miller with insurance stamps go to Selby.`])).toBe(false);
    const long = 'Each year the miller shows the porter, the mason, the carter and the notary that insurance was paid.';
    expect(isSaid(cellar, [`${first} ${long}`])).toBe(true);
    const proof = 'Proof of insurance reaches the guild by pigeon, rider or ferry before harvest begins.';
    expect(isSaid([`The miller of Selby answers for damp sacks up to £900. ${proof}`], [`${first} ${long}`])).toBe(
      false,
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
