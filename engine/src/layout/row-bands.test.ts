import { describe, expect, it } from '@jest/globals';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';
import { findRowBands } from './row-bands.ts';

const across = (...heights: readonly number[]): number[] => heights.flatMap((y) => [50, y, 450, y + 0.5]);
/** Words beside each other, each as wide as its letters. */
const text = (line: string, left: number, top: number): PlacedWord[] => {
  let at = left;
  return line.split(' ').map((word): PlacedWord => {
    const placed: PlacedWord = [word, at, top];
    at += word.length * 6 + 3;
    return placed;
  });
};

/** The entries of a form; the label of the second is of two lines. */
const form = [
  ...text('A1', 52, 105),
  ...text('Owner', 90, 105),
  ...text('Osier Mill', 260, 105),
  ...text('A2', 52, 125),
  ...text('Number of sails', 90, 125),
  ...text('and vanes', 90, 137),
  ...text('four', 260, 125),
  ...text('A3', 52, 157),
  ...text('Height', 90, 157),
  ...text('11 yards', 260, 157),
];
const rowsOf = (words: readonly PlacedWord[], rulings: number[]): string[] =>
  layOut(documentOf(pageOfWords(words, { rulings })));

describe(findRowBands.name, () => {
  it('reads what stands between two rulings that run through as one row, parted where all rows leave room', () => {
    expect(rowsOf(form, across(100, 120, 152, 172))).toEqual([
      'row: A1 | Owner | Osier Mill',
      'row: A2 | Number of sails and vanes | four',
      'row: A3 | Height | 11 yards',
    ]);
  });

  it('reads a heading between two rulings as the end of a table', () => {
    const below = form.map(([word, left, top]): PlacedWord => [word, left, top + 100]);
    const heading = text('About the miller and the men of the mill', 52, 180);
    const rows = rowsOf([...form, ...heading, ...below], across(100, 120, 152, 172, 200, 220, 252, 272));
    expect(rows.filter((row) => row.includes('Number of sails and vanes | four'))).toHaveLength(2);
  });

  it.each([
    ['prose between rulings', text('The mill has four sails and a cap that turns with the wind', 52, 105)],
    ['no text', []],
  ])('finds no rows in %s', (_, words) => {
    const lines = pageOfWords(words, { rulings: across(100, 120, 152, 172) });
    expect(rowsOf(words, lines.rulings).some((row) => row.includes(' | '))).toBe(false);
  });
});
