import type { Picture } from '../pdf/render-region.ts';
import { histogramOf, levelAt, shrink } from './find-ink.ts';

/** Pixels of the picture for each dot: noise of single pixels is levelled out. */
const pixelsPerDot = 2;
/** Dots on a side of the squares whose paper is taken to be equally light and noisy. */
const tile = 64;
/** Noise is as often lighter than the paper as darker: what is so many times further from it than the lightest dots is ink. */
const [paperPart, lightestPart, beyond] = [0.5, 0.999, 2];
/** A clean sheet has no noise at all. */
const leastContrast = 12;
/** Dots around ink that stay as they are. */
const around = 10;

/**
 * Paints paper that is far from all ink evenly: in the noise of grey paper a recogniser reads words. Faint print stays, unless it is no darker than
 * the noise.
 */
export function clearPaper(picture: Picture): void {
  const levels = shrink(picture, pixelsPerDot);
  const { width, height } = levels;
  const papers = new Uint8Array(width * height);
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let top = 0; top < height; top += tile)
    for (let left = 0; left < width; left += tile) {
      const [right, bottom] = [Math.min(width, left + tile), Math.min(height, top + tile)];
      const counts = histogramOf(levels, left, top, right, bottom);
      const paper = levelAt(counts, paperPart);
      const darkest = paper - Math.max(leastContrast, (levelAt(counts, lightestPart) - paper) * beyond);
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          papers[y * width + x] = paper;
          sums[(y + 1) * (width + 1) + x + 1] = (levels.pixels[y * width + x] ?? 255) < darkest ? 1 : 0;
        }
    }
  addUp(sums, width + 1);
  paint(picture, { width, height, pixels: papers }, sums);
}

/** Makes of what stands at each place the sum of all above and left of it. */
function addUp(sums: Int32Array, width: number): void {
  for (let at = width + 1; at < sums.length; at += 1) {
    if (at % width === 0) continue;
    sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0) + (sums[at - width] ?? 0) - (sums[at - width - 1] ?? 0);
  }
}

function paint({ width, height, pixels }: Picture, papers: Picture, sums: Int32Array): void {
  const row = papers.width + 1;
  for (let y = 0; y < papers.height; y += 1) {
    const [top, bottom] = [Math.max(0, y - around) * row, Math.min(papers.height, y + around + 1) * row];
    for (let x = 0; x < papers.width; x += 1) {
      const [left, right] = [Math.max(0, x - around), Math.min(papers.width, x + around + 1)];
      const near = (at: number): number => (sums[at + right] ?? 0) - (sums[at + left] ?? 0);
      if (near(bottom) > near(top)) continue;
      const [from, to] = [x * pixelsPerDot, Math.min(width, (x + 1) * pixelsPerDot)];
      for (let line = y * pixelsPerDot; line < Math.min(height, (y + 1) * pixelsPerDot); line += 1)
        pixels.fill(papers.pixels[y * papers.width + x] ?? 255, line * width + from, line * width + to);
    }
  }
}
