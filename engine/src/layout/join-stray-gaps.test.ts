import { describe, expect, it } from '@jest/globals';
import { joinStrayGaps } from './join-stray-gaps.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

/** Words of a line from a place on; `__` is a gap of two line heights. */
function line(text: string, top: number, left = 60): PlacedWord[] {
  let at = left;
  return text.split(' ').flatMap((word): PlacedWord[] => {
    const place = at;
    at += word === '__' ? 17 : word.length * 6 + 3;
    return word === '__' ? [] : [[word, place, top]];
  });
}

const lay = (lines: readonly PlacedWord[][], ocr = false): string[] =>
  layOut(documentOf(pageOfWords(lines.flat(), { ocr })));

describe(joinStrayGaps.name, () => {
  it('closes a gap within a sentence', () => {
    expect(lay([line('the hall is to be left __ by midnight on Sundays.', 100)])).toEqual([
      'paragraph: the hall is to be left by midnight on Sundays.',
    ]);
    expect(lay([line('Customer: Dunmore Lifting. Quantity: 42 pieces. __ Heat no. 66120', 100)])[0]).toContain(
      'pieces. Heat',
    );
  });

  it('closes the gap that a lost word leaves on a recognised page', () => {
    const lines = [line('We confirm that all of them __ Monday and Friday', 100)];
    expect(lay(lines, true)).toEqual(['paragraph: We confirm that all of them Monday and Friday']);
    expect(lay(lines)).toEqual(['row: We confirm that all of them | Monday and Friday']);
  });

  it('leaves labels with their values apart', () => {
    expect(lay([line('Insurance premium tax __ twelve per cent', 100)])).toEqual([
      'row: Insurance premium tax | twelve per cent',
    ]);
  });

  it('leaves a gap that another line shares', () => {
    const left = line('the cost of cleaning the hall', 100);
    const [, at = 0] = left.at(-1) ?? [];
    const right = at + 4 * 6 + 20;
    const rows = [left, line('borne by hirers', 100, right), line('the keys', 114), line('with the clerk', 114, right)];
    expect(lay(rows)).toEqual([
      'row: the cost of cleaning the hall | borne by hirers',
      'row: the keys | with the clerk',
    ]);
  });
});
