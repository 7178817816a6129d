import { describe, expect, it } from '@jest/globals';
import { isPiece, linesOfPieces } from './dotted-lines.ts';
import type { PlacedBox } from './placed-box.ts';

const aBox = (left: number, top: number, width: number, height: number): PlacedBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Squares of one point, from a place on. */
const dots = (count: number, pitch: number, left = 50, top = 100): PlacedBox[] =>
  Array.from({ length: count }, (_, at) => aBox(left + at * pitch, top, 1, 1));

describe('isPiece', () => {
  it.each([
    ['a dot', aBox(0, 0, 1, 1), true],
    ['a dash', aBox(0, 0, 6, 0.5), true],
    ['a letter', aBox(0, 0, 6, 9), false],
    ['a ruling', aBox(0, 0, 80, 0.5), false],
  ])('tells %s', (_, box, expected) => {
    expect(isPiece(box)).toBe(expected);
  });
});

describe('linesOfPieces', () => {
  it('joins dots that stand level beside each other', () => {
    expect(linesOfPieces(dots(20, 2))).toEqual([50, 100, 89, 101]);
  });

  it('joins dots under each other', () => {
    const column = dots(20, 2).map(({ left, top }) => aBox(top, left, 1, 1));
    expect(linesOfPieces(column)).toEqual([100, 50, 101, 89]);
  });

  it('parts lines at a gap and by height', () => {
    expect(linesOfPieces([...dots(10, 2), ...dots(10, 2, 200), ...dots(10, 2, 50, 140)])).toHaveLength(12);
  });

  it.each([
    ['few dots', dots(5, 2)],
    ['dots far apart', dots(20, 9)],
  ])('leaves %s', (_, pieces) => {
    expect(linesOfPieces(pieces)).toEqual([]);
  });
});
