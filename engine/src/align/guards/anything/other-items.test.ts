import { describe, expect, it } from '@jest/globals';
import { areOfOtherItems } from './other-items.ts';
import { factDocuments } from '../../testing/aligned.ts';

const pumps = (...rows: readonly string[]): string[] => ['Mark | Room | Output', ...rows];

/** Whether the first value in watts of two documents, or the codes of its rows, are of two things. */
function areApart(a: readonly string[], b: readonly string[], type: 'quantity' | 'identifier' = 'quantity'): boolean {
  const documents = factDocuments(a, b);
  const [first, second] = documents.map(({ facts }) => facts.find(({ value }) => value.type === type));
  if (first === undefined || second === undefined) throw new Error('no value');
  return areOfOtherItems(first, second, documents);
}

const listed = pumps('UP-01 | Cellar | 450 W', 'UP-02 | Hall | 300 W', 'UP-03 | Roof | 120 W');

describe(areOfOtherItems.name, () => {
  it('knows the rows of a list from those of another that goes on with its codes', () => {
    const added = pumps('UP-10 | Annex | 400 W', 'UP-11 | Shed | 90 W');
    expect(areApart(listed, added)).toBe(true);
    expect(areApart(listed, added, 'identifier')).toBe(true);
  });

  it('knows two rows of one list by codes of which none is the other mistyped', () => {
    expect(areApart(listed, pumps('UP-23 | Cellar | 400 W', 'UP-02 | Hall | 300 W'))).toBe(true);
  });

  it('takes a code like another, in a list with the same others, for a slip', () => {
    const mistyped = pumps('UP-10 | Cellar | 400 W', 'UP-02 | Hall | 300 W');
    expect(areApart(listed, mistyped)).toBe(false);
    expect(areApart(listed, mistyped, 'identifier')).toBe(false);
    expect(areApart(listed, listed)).toBe(false);
  });

  it('says nothing of codes of other kinds, of a row alone and of what stands in no row', () => {
    expect(areApart(listed, pumps('ART-771 | Cellar | 400 W', 'ART-902 | Hall | 300 W'))).toBe(false);
    expect(areApart(listed, pumps('UP-23 | Cellar | 400 W', 'Fan | Hall | 300 W'))).toBe(false);
    expect(areApart(listed, ['The pump UP-23 in the cellar has 400 W and another one has 90 W.'])).toBe(false);
  });
});
