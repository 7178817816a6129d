import { describe, expect, it } from '@jest/globals';
import { papersOf } from '../../pipeline/read-papers.ts';
import { aDocument } from '../../testing/a-document.ts';
import { compareVersions } from '../compare-versions.ts';
import { clauses } from '../testing/a-contract.ts';
import { collectChanges } from './collect-changes.ts';

/** What is told as one, with its number of places. */
function told(before: readonly string[], after: readonly string[]): string[] {
  const [a, b] = papersOf([aDocument('a.pdf', [...clauses, ...before]), aDocument('b.pdf', [...clauses, ...after])]);
  if (a === undefined || b === undefined) throw new Error('two papers');
  const { map, changes } = compareVersions(a, b);
  return collectChanges(map, a, b, changes).map(({ matter, places }) => `${matter} ${places.length}`);
}

const bond =
  'Builder shall procure a bond of $17,500,000 within ten days after the signing, to secure all of its duties.';

describe('changes of one passage', () => {
  it('are one where they are in one sentence', () => {
    expect(told([bond], [bond.replace('$17,500,000', '$12,250,000').replace('duties', 'warranties')])).toEqual([
      'passage 2',
    ]);
  });

  it('are two where they are in sentences that stayed', () => {
    const [first, second] = [`1. ${bond}`, '2. The premium of the bond is for the account of the owner of the yard.'];
    expect(
      told([first, second], [first.replace('$17,500,000', '$12,250,000'), second.replace('owner', 'builder')]),
    ).toHaveLength(2);
  });
});
