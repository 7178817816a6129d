import { describe, expect, it } from '@jest/globals';
import { mergeGridRows } from './merge-grid-rows.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const ruling = (left: number, top: number, right: number, bottom: number): number[] => [left, top, right, bottom];
const levels = (...heights: readonly number[]): number[] => heights.flatMap((y) => ruling(50, y, 350, y + 0.5));
const bars = (top: number, bottom: number): number[] =>
  [50, 150, 250, 350].flatMap((x) => ruling(x, top, x + 0.5, bottom));

/** A row whose first cell has two lines, with the others set at half their height. */
const words: readonly PlacedWord[] = [
  ['Green', 60, 205],
  ['coffee', 60, 217],
  ['300', 160, 211],
  ['NH-LC-', 260, 205],
  ['5580', 260, 217],
  ['Brown', 60, 245],
  ['tea', 60, 257],
  ['400', 160, 251],
];

describe(mergeGridRows.name, () => {
  it('reads each row of a ruled table as one, whatever the alignment of its cells', () => {
    const page = pageOfWords(words, { rulings: [...levels(200, 235, 275), ...bars(200, 275)] });
    expect(layOut(documentOf(page))).toEqual(['row: Green coffee | 300 | NH-LC- 5580', 'row: Brown tea | 400']);
  });

  it('joins rulings that are drawn cell by cell', () => {
    const pieces = [50, 150, 250].flatMap((x) => [200, 235, 275].flatMap((y) => ruling(x, y, x + 100, y + 0.5)));
    const page = pageOfWords(words, { rulings: [...pieces, ...bars(200, 235), ...bars(235, 275)] });
    expect(layOut(documentOf(page))).toHaveLength(2);
  });

  it.each([
    ['levels alone', levels(200, 235, 275)],
    ['a frame', [...levels(200, 275), ...ruling(50, 200, 50.5, 275), ...ruling(350, 200, 350.5, 275)]],
  ])('does not join lines between %s', (_, rulings) => {
    const lines = layOut(documentOf(pageOfWords(words, { rulings })));
    expect(lines.some((line) => line.includes('Green coffee | 300'))).toBe(false);
  });

  it('leaves rows as they are whose group alone is ruled: each has a name and figures in the same columns', () => {
    const row = (top: number, ...cells: readonly string[]): PlacedWord[] =>
      cells.map((word, at): PlacedWord => [word, 60 + at * 100, top]);
    const rowsOf = (...lines: readonly PlacedWord[][]): string[] =>
      layOut(documentOf(pageOfWords(lines.flat(), { rulings: [...levels(200, 260), ...bars(200, 260)] })));
    const two = [row(205, 'Pension', '6.90', '189.06'), row(219, 'Health', '1.10', '24.50')];
    expect(rowsOf(...two)).toEqual(['row: Pension | 6.90 | 189.06', 'row: Health | 1.10 | 24.50']);
    const three = [
      row(205, 'Pension', 'old', '189.06'),
      row(219, 'Health', 'new', '24.50'),
      row(233, 'Tax', 'all', '78.07'),
    ];
    expect(rowsOf(...three)).toContain('row: Health | new | 24.50');
    // What has no name goes on.
    expect(rowsOf(...three.slice(0, 2), [['78.07', 260, 233]])).toHaveLength(1);
    // A name of two lines beside a price with its tax below.
    expect(rowsOf(row(205, 'Garden', 'each', '189.06'), row(219, 'bench', 'net', '24.50'))).toHaveLength(1);
  });

  describe('between rulings drawn cell by cell, without vertical ones', () => {
    const pieces = (...heights: readonly number[]): number[] =>
      heights.flatMap((y) => [50, 150, 250].flatMap((x) => ruling(x, y, x + 100, y + 0.5)));
    const head: readonly PlacedWord[] = [
      ['Goods', 60, 180],
      ['Bags', 160, 180],
      ['Code', 260, 180],
    ];
    const rowsOf = (more: readonly PlacedWord[], ...heights: readonly number[]): string[] =>
      layOut(documentOf(pageOfWords([...head, ...more], { rulings: pieces(...heights) })));

    it('reads each row as one', () => {
      expect(rowsOf(words, 170, 198, 235, 275)).toContain('row: Goods=Green coffee | Bags=300 | Code=NH-LC- 5580');
    });

    it('leaves rows of figures, and rows with space between them, as they are', () => {
      const rows = (gap: number, ...cells: readonly (readonly string[])[]): PlacedWord[] =>
        cells.flatMap((row, line) => row.map((word, at): PlacedWord => [word, 60 + at * 100, 205 + line * gap]));
      const figures = rows(12, ['Oats', '300'], ['Rye', '400']);
      expect(rowsOf(figures, 170, 198, 235, 275).join()).not.toContain('Oats Rye');
      const spaced = rows(16, ['Oats', 'white'], ['Rye', 'grey']);
      expect(rowsOf(spaced, 170, 198, 245, 285).join()).not.toContain('Oats Rye');
    });
  });
});
