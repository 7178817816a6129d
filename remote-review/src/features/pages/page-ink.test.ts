import { describe, expect, it } from '@jest/globals';
import { inkOf } from './page-ink.ts';

const size = { width: 200, height: 260 };

interface Rectangle {
  readonly box: readonly [number, number, number, number];
  readonly brightness: number;
}

/** A picture of a sheet with dark rectangles on it. */
function aPicture(paper: number, dark: readonly Rectangle[]): ImageData {
  const { width, height } = size;
  const data = new Uint8ClampedArray(width * height * 4).fill(paper);
  for (const { box, brightness } of dark) {
    const [left, top, right, bottom] = box;
    for (let y = top; y < bottom; y += 1) data.fill(brightness, (y * width + left) * 4, (y * width + right) * 4);
  }
  return { data, ...size, colorSpace: 'srgb' };
}

const line = (top: number, left = 30, right = 170): Rectangle => ({ box: [left, top, right, top + 8], brightness: 40 });

describe('inkOf', () => {
  it('finds how far the print reaches, and its lines', () => {
    expect(inkOf(aPicture(255, [line(40), line(60)]))).toEqual({
      edges: [30, 170],
      lines: [
        [30, 40, 170, 48],
        [30, 60, 170, 68],
      ],
    });
  });

  it('takes grey paper for paper, and a dark edge of the scanner for none of the print', () => {
    const edge: Rectangle = { box: [0, 0, 3, 260], brightness: 10 };
    expect(inkOf(aPicture(180, [line(40), edge]))?.edges).toEqual([30, 170]);
  });

  it('leaves specks out', () => {
    const speck: Rectangle = { box: [10, 200, 11, 202], brightness: 0 };
    expect(inkOf(aPicture(255, [line(40), line(60), speck]))?.edges).toEqual([30, 170]);
  });

  it('knows none on a blank page, or of a stamp in a corner', () => {
    expect(inkOf(aPicture(255, []))).toBeNull();
    expect(inkOf(aPicture(255, [line(40, 150, 180)]))).toBeNull();
  });
});
