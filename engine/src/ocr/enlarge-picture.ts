import type { Picture } from '../pdf/render-region.ts';
import type { PixelBox } from './recognised-text.ts';

/** White around what is cut out, in pixels of the result: letters at the very edge are not recognised. */
const margin = 24;

/** Cuts a box out of a grey picture, so many times as large, with a white margin. */
export function enlargePicture(picture: Picture, box: PixelBox, times: number): Picture {
  const { x0, y0, x1, y1 } = box;
  const width = (x1 - x0) * times + 2 * margin;
  const height = (y1 - y0) * times + 2 * margin;
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      pixels[y * width + x] = between(picture, x0 + (x - margin + 0.5) / times, y0 + (y - margin + 0.5) / times);
    }
  }
  return { width, height, pixels };
}

/** Brightness at a place between the middles of four pixels. */
function between({ width, height, pixels }: Picture, x: number, y: number): number {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  const at = (dx: number, dy: number): number =>
    pixels[Math.max(0, Math.min(height - 1, row + dy)) * width + Math.max(0, Math.min(width - 1, column + dx))] ?? 255;
  const right = x - 0.5 - column;
  const below = y - 0.5 - row;
  const above = at(0, 0) * (1 - right) + at(1, 0) * right;
  return Math.round(above * (1 - below) + (at(0, 1) * (1 - right) + at(1, 1) * right) * below);
}
