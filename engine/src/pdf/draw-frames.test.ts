import { describe, expect, it } from '@jest/globals';
import { drawFrames } from './draw-frames.ts';
import type { FrameTone } from './crop-drawer.ts';
import type { Picture } from './render-region.ts';

/** White, one pixel to the point. */
const aPicture = (width = 60, height = 40): Picture => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 4).fill(255),
});

const pixel = ({ width, pixels }: Picture, x: number, y: number): number[] =>
  Array.from(pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 3));

function framed(tone?: FrameTone): Picture {
  const picture = aPicture();
  drawFrames(picture, { clip: [100, 200, 160, 240], frames: [[115.5, 211.5, 138.5, 228.5]], tone });
  return picture;
}

describe('drawFrames', () => {
  it('frames the box at its place in the clip and tints what is inside', () => {
    const picture = framed();
    expect(pixel(picture, 13, 20)).toEqual([42, 91, 215]);
    expect(pixel(picture, 20, 20)).toEqual([220, 231, 252]);
    expect(pixel(picture, 5, 20)).toEqual([255, 255, 255]);
  });

  it('leaves dark words dark under the tint', () => {
    const picture = aPicture();
    picture.pixels.fill(0);
    drawFrames(picture, { clip: [0, 0, 60, 40], frames: [[10, 10, 50, 30]] });
    expect(pixel(picture, 30, 20)).toEqual([0, 0, 0]);
  });

  it('draws the amber frame double', () => {
    const row = Array.from({ length: 16 }, (_, x) => pixel(framed('amber'), x, 20)[2] === 0);
    expect(row.flatMap((line, x) => (line ? [x] : []))).toEqual([11, 13]);
  });

  it('draws the green frame broken', () => {
    const column = Array.from({ length: 16 }, (_, index) => pixel(framed('green'), 13, 12 + index)[0] === 24);
    expect(column).toContain(true);
    expect(column).toContain(false);
  });

  it('draws only what lies in the picture', () => {
    const picture = aPicture();
    drawFrames(picture, { clip: [0, 0, 60, 40], frames: [[-20, -20, 100, 100]] });
    expect(pixel(picture, 0, 0)).toEqual([220, 231, 252]);
  });
});
