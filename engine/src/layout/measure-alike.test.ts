import { describe, expect, it } from '@jest/globals';
import type { ReadDocument } from '../pdf/read-document.ts';
import { aDocument } from '../testing/a-document.ts';
import { measureAlike } from './measure-alike.ts';

const lines = ['The carrier moves the goods from the mill', 'to the quay by lorry every weekday', 'Rent | 1,250.00'];
const original = aDocument('a.pdf', lines);

/** As another program saves it: letters with other heights, a little beside their place. */
function saved(document: ReadDocument, by: number): ReadDocument {
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      boxes: page.boxes.map((place, at) => place + (at % 4 === 1 ? by - 1 : by)),
      sizes: page.sizes.map((size) => size + 2),
    })),
  };
}

describe(measureAlike.name, () => {
  it('gives words of one print the same places', () => {
    const [, again] = measureAlike([original, saved(original, 1)]);
    expect(again?.pages[0]).toEqual(original.pages[0]);
  });

  it('leaves what stands in another place, and words that differ', () => {
    const moved = saved(original, 9);
    expect(measureAlike([original, moved])[1]).toBe(moved);
    const other = saved(aDocument('b.pdf', lines.with(2, 'Rent | 1,520.00')), 1);
    const [, measured] = measureAlike([original, other]);
    expect(measured?.pages[0]?.texts).toContain('1,520.00');
    expect(measured?.pages[0]?.boxes.slice(-4)).toEqual(other.pages[0]?.boxes.slice(-4));
    expect(measured?.pages[0]?.boxes.slice(0, 4)).toEqual(original.pages[0]?.boxes.slice(0, 4));
  });

  it('leaves pages of another size, and scans', () => {
    const [page] = original.pages;
    if (page === undefined) throw new Error('a page');
    for (const changes of [{ width: 612 }, { ocr: true }]) {
      const other = { ...original, pages: [{ ...page, ...changes, sizes: page.sizes.map(() => 9) }] };
      expect(measureAlike([original, other])[1]).toBe(other);
    }
  });
});
