import { describe, expect, it } from '@jest/globals';
import { enlargePicture } from './enlarge-picture.ts';

/** Four pixels: black, white over white, black. */
const picture = { width: 2, height: 2, pixels: new Uint8Array([0, 255, 255, 0]) };

describe(enlargePicture.name, () => {
  it('cuts a box out, so many times as large, with white around it', () => {
    const { width, height, pixels } = enlargePicture(picture, { x0: 0, y0: 0, x1: 1, y1: 1 }, 4);
    expect([width, height]).toEqual([52, 52]);
    expect(pixels[24 * width + 24]).toBe(0);
    expect(pixels[23 * width + 24]).toBe(255);
    expect(pixels[24 * width + 28]).toBe(255);
  });

  it('passes from one pixel to the next by steps', () => {
    const { width, pixels } = enlargePicture(picture, { x0: 0, y0: 0, x1: 2, y1: 1 }, 4);
    const row = [...pixels.subarray(24 * width + 24, 24 * width + 32)];
    expect(row).toEqual(row.toSorted((a, b) => a - b));
    expect(new Set(row).size).toBeGreaterThan(3);
  });
});
