import { describe, expect, it } from '@jest/globals';
import { crossingStrokes } from './crossing-strokes.ts';
import type { PlacedBox } from './placed-box.ts';

const boxOf = (left: number, top: number, right: number, bottom: number): PlacedBox => ({ left, top, right, bottom });
const line = boxOf(100, 205.6, 130, 206.4);
/** A character 10 points high, whose middle is at this place along the line. */
const character = (x: number): PlacedBox => boxOf(x - 3, 200, x + 3, 210);

describe('crossing strokes', () => {
  it('finds the stroke through a character, and none behind its end', () => {
    const through = crossingStrokes([line]);
    expect(through(character(103))).toBe(line);
    expect(through(character(133))).toBeUndefined();
  });

  it('takes no line under or above the letters for one through them', () => {
    const through = crossingStrokes([boxOf(100, 208.5, 130, 209), boxOf(100, 200.5, 130, 201)]);
    expect(through(character(110))).toBeUndefined();
  });

  it('finds strokes through letters that run up or down the page', () => {
    const upright = boxOf(304.6, 400, 305.4, 460);
    expect(crossingStrokes([upright])(boxOf(300, 420, 310, 426))).toBe(upright);
  });
});
