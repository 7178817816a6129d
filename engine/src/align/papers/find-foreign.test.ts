import { describe, expect, it } from '@jest/globals';
import { findForeign } from './find-foreign.ts';
import type { FactLink } from '../fact-link.ts';
import { factDocuments } from '../testing/aligned.ts';

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

const areForeign = (same: number, different: number): boolean => findForeign(links(same, different), [])(1, 0);

describe('findForeign', () => {
  it('finds documents that disagree in nearly everything', () => {
    expect(areForeign(1, 9)).toBe(true);
  });

  it('takes documents together of which enough agrees', () => {
    expect(areForeign(3, 9)).toBe(false);
  });

  it('takes documents together that differ in little, whatever agrees', () => {
    expect(areForeign(0, 4)).toBe(false);
  });

  it('does not count what many documents hold alike: it stands on the form', () => {
    const form = Array.from({ length: 4 }, () => ['Fee 1,204.50']);
    expect(findForeign(links(3, 9), factDocuments(...form))(0, 1)).toBe(true);
    expect(findForeign(links(3, 9), factDocuments(...form.slice(1)))(0, 1)).toBe(false);
  });
});
