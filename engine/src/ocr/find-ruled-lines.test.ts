import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../pdf/render-region.ts';
import { findRuledLines, type LineSearch } from './find-ruled-lines.ts';

const width = 400;
const height = 120;
const search: LineSearch = { shortestPiece: 10, shortest: 72, widestGap: 14, fewestCovered: 0.72 };

type Stroke = readonly [left: number, top: number, wide: number, high: number, grey?: number];

function drawn(strokes: readonly Stroke[], paper = 255): Picture {
  const pixels = new Uint8Array(width * height).fill(paper);
  for (const [left, top, wide, high, grey = 0] of strokes)
    for (let y = top; y < top + high; y += 1) pixels.fill(grey, y * width + left, y * width + left + wide);
  return { width, height, pixels };
}

const found = (strokes: readonly Stroke[], paper?: number): number[][] =>
  findRuledLines(drawn(strokes, paper), true, search).map(({ from, to, start, end }) => [
    from,
    to,
    Math.round(start),
    Math.round(end),
  ]);

const repeat = (count: number, make: (index: number) => Stroke): Stroke[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe(findRuledLines.name, () => {
  it('finds thin lines, pale ones on tinted paper too', () => {
    expect(found([[20, 50, 300, 1]])).toEqual([[20, 320, 50, 50]]);
    expect(found([[20, 50, 300, 2, 180]], 230)).toEqual([[20, 320, 51, 51]]);
  });

  it('finds a line that the scanner broke into pieces', () => {
    expect(found(repeat(10, (index) => [20 + index * 30, 50, 25, 1]))).toEqual([[20, 315, 50, 50]]);
  });

  it('follows the steps of a line that lies askew', () => {
    expect(found(repeat(6, (index) => [20 + index * 50, 50 + index, 50, 1]))).toEqual([[20, 320, 50, 55]]);
  });

  it('finds lines down the columns of the picture', () => {
    const lines = findRuledLines(drawn([[50, 10, 1, 100]]), false, search);
    expect(lines.map(({ from, to, start }) => [from, to, start])).toEqual([[10, 110, 50]]);
  });

  it('leaves bars, bold strokes and short dashes', () => {
    expect(found([[20, 30, 300, 40]])).toEqual([]);
    expect(found([[20, 50, 60, 2]])).toEqual([]);
  });

  it('leaves the line that the serifs of letters make', () => {
    const letters = repeat(20, (index) => [22 + index * 12, 30, 3, 20]);
    expect(found([...repeat(20, (index): Stroke => [19 + index * 12, 50, 10, 1]), ...letters])).toEqual([]);
  });

  it('finds a long line that letters touch', () => {
    const letters = repeat(20, (index) => [22 + index * 12, 30, 3, 20]);
    expect(found([[20, 50, 300, 1], ...letters])).toHaveLength(1);
  });

  it('leaves the bars of capitals that stand side by side', () => {
    expect(found(repeat(8, (index) => [20 + index * 22, 50, 12, 2]))).toEqual([]);
  });
});
