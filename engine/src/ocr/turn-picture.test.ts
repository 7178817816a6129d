import { describe, expect, it } from '@jest/globals';
import { turnPicture } from './turn-picture.ts';

/** Two rows of three pixels. */
const picture = { width: 3, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]) };

describe('turnPicture', () => {
  it.each([
    [0, 3, [1, 2, 3, 4, 5, 6]],
    [90, 2, [4, 1, 5, 2, 6, 3]],
    [180, 3, [6, 5, 4, 3, 2, 1]],
    [270, 2, [3, 6, 2, 5, 1, 4]],
  ] as const)('turns clockwise by %d degrees', (turn, width, pixels) => {
    const turned = turnPicture(picture, turn);
    expect([turned.width, turned.width * turned.height]).toEqual([width, 6]);
    expect([...turned.pixels]).toEqual(pixels);
  });
});
