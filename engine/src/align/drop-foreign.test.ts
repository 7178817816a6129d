import { describe, expect, it } from '@jest/globals';
import { dropForeign } from './drop-foreign.ts';
import type { FactLink } from './fact-link.ts';
import { factDocuments } from './testing/aligned.ts';

const [first, second] = factDocuments(['Fee 1,204.50'], ['Fee 1,311.70']);

/** Links between two documents: so many equal, so many different. */
function links(same: number, different: number): FactLink[] {
  const [a, b] = [first?.facts[0], second?.facts[0]];
  if (a === undefined || b === undefined) throw new Error('no values');
  const link = (relation: FactLink['relation']): FactLink => ({ a, b, relation, strength: 1, by: 'slot' });
  return [
    ...Array.from({ length: same }, () => link('same')),
    ...Array.from({ length: different }, () => link('different')),
  ];
}

describe('dropForeign', () => {
  it('drops the differences of documents that disagree in nearly everything', () => {
    expect(dropForeign(links(1, 9)).map(({ relation }) => relation)).toEqual(['same']);
  });

  it('keeps them where enough agrees', () => {
    expect(dropForeign(links(3, 9))).toHaveLength(12);
  });

  it('keeps a few differences whatever agrees', () => {
    expect(dropForeign(links(0, 4))).toHaveLength(4);
  });
});
