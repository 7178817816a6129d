import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../pdf/render-region.ts';
import { eraseRulings } from './erase-rulings.ts';

const width = 300;
const height = 200;

/** A white picture with one dark stroke from a point, so long and so high. */
function aStroke(left: number, top: number, wide: number, high: number): Picture {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = top; y < top + high; y += 1) pixels.fill(0, y * width + left, y * width + left + wide);
  return { width, height, pixels };
}

const ink = ({ pixels }: Picture): number => pixels.filter((value) => value < 150).length;

function inkAfter(picture: Picture): number {
  eraseRulings(picture);
  return ink(picture);
}

describe('eraseRulings', () => {
  it('erases ruled lines, also where they are two or three pixels thick', () => {
    expect(inkAfter(aStroke(20, 50, 200, 1))).toBe(0);
    expect(inkAfter(aStroke(20, 50, 200, 3))).toBe(0);
    expect(inkAfter(aStroke(20, 20, 2, 150))).toBe(0);
  });

  it('erases the grey edge of a line with it', () => {
    const picture = aStroke(20, 50, 200, 1);
    picture.pixels.fill(200, 51 * width + 20, 51 * width + 220);
    eraseRulings(picture);
    expect(picture.pixels.every((value) => value === 255)).toBe(true);
  });

  it('leaves dashes and stems alone', () => {
    expect(inkAfter(aStroke(20, 50, 40, 2))).toBe(80);
    expect(inkAfter(aStroke(20, 50, 3, 80))).toBe(240);
  });

  it('paints over a line in the colour of the paper around it', () => {
    const picture = aStroke(20, 50, 200, 2);
    for (const [index, value] of picture.pixels.entries()) if (value === 255) picture.pixels[index] = 220;
    eraseRulings(picture);
    expect(picture.pixels.every((value) => value === 220)).toBe(true);
  });

  it('erases the short sides of a box around one line of text', () => {
    const picture = aStroke(20, 50, 200, 2);
    picture.pixels.fill(0, 100 * width + 20, 100 * width + 220);
    for (let y = 50; y < 100; y += 1) for (const x of [20, 120, 219]) picture.pixels[y * width + x] = 0;
    // What is left stands where lines cross.
    expect(inkAfter(picture)).toBeLessThan(10);
  });

  it('tells where the lines ran', () => {
    expect(eraseRulings(aStroke(20, 50, 200, 1))).toEqual([20, 50, 220, 50]);
    expect(eraseRulings(aStroke(20, 20, 1, 150))).toEqual([20, 20, 20, 170]);
    expect(eraseRulings(aStroke(20, 50, 40, 2))).toEqual([]);
  });

  it('erases a line at the edge of the picture', () => {
    expect(inkAfter(aStroke(0, height - 1, width, 1))).toBe(0);
    expect(inkAfter(aStroke(0, 0, width, 1))).toBe(0);
  });
});
