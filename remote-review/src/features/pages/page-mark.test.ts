import type { Box } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { footOf, grownLines } from './page-mark.ts';

const line = (top: number, left = 72, right = 540): Box => [left, top, right, top + 12];
const edges = (boxes: readonly Box[]) => grownLines(boxes, 2).map(({ y, height }) => [y, y + height]);

describe('grownLines', () => {
  it('grows a line on all sides', () => {
    expect(grownLines([line(100)], 2)).toEqual([{ x: 70, y: 98, width: 472, height: 16 }]);
  });

  it('lets two lines meet that are closer than they grow, also where their boxes overlap', () => {
    expect(edges([line(100), line(114)])).toEqual([
      [98, 113],
      [113, 128],
    ]);
    expect(edges([line(100), line(110)])).toEqual([
      [98, 111],
      [111, 124],
    ]);
  });

  it('does not bound what stands beside', () => {
    expect(edges([line(100, 72, 200), line(104, 300, 400)])).toEqual([
      [98, 114],
      [102, 118],
    ]);
  });
});

describe('footOf', () => {
  it('is where the letters stand on, on a turned page too', () => {
    const box: Box = [10, 20, 50, 32];
    expect(footOf(box, 1, undefined)).toBe('M10 33H50');
    expect(footOf(box, 1, 90)).toBe('M51 32V20');
    expect(footOf(box, 1, 180)).toBe('M50 19H10');
    expect(footOf(box, 1, 270)).toBe('M9 20V32');
  });
});
