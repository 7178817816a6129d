import { deflateRawSync } from 'node:zlib';
import type { PageInk } from '../pdf/read-document.ts';
import type { Picture } from '../pdf/render-region.ts';

/** Fine enough for the strokes of print of 6 points, coarse enough that noise of single pixels is levelled out. */
const inkDpi = 100;
const pointsPerInch = 72;
/** Dots of a page, at most: A2 at that resolution. Larger pages, of which a file may claim any size, are kept less finely. */
const mostDots = 4_000_000;
/** Dots on a side of the squares whose paper is taken to be equally light. */
const tile = 48;
/** Part of the dots of a square that are paper, at least, and of a page that are ink, at least. */
const [paperShare, inkShare] = [0.3, 0.005];
/** How far a dot is on the way from paper to ink, to count as ink. */
const halfway = 0.4;
/** Paper in a dark square is not darker than this part of that of the page: a black bar is ink. */
const darkestPaper = 0.75;

/** Where a grey picture of a page, `pageWidth` points wide, has ink. */
export function findInk(picture: Picture, pageWidth: number): PageInk {
  const widest = Math.sqrt((mostDots * picture.width) / picture.height);
  const wanted = Math.round(Math.min((pageWidth * inkDpi) / pointsPerInch, widest));
  const { width, height, dots } = inkDots(picture, Math.max(1, wanted));
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (const [at, dot] of dots.entries()) {
    const [x, byte] = [at % width, Math.floor(at / width) * rowBytes];
    if (dot === 1) bits[byte + (x >> 3)] = (bits[byte + (x >> 3)] ?? 0) | (128 >> (x & 7));
  }
  return { width, height, bits: deflateRawSync(bits).toString('base64') };
}

/** A picture made smaller, a byte a dot: 1 is ink. */
export interface InkDots {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

/** The ink of a grey picture, so many dots wide. */
export function inkDots(picture: Picture, width: number): InkDots {
  const levels = shrink(picture, picture.width / width);
  const { height } = levels;
  const page = histogramOf(levels, 0, 0, width, height);
  const pagePaper = levelAt(page, 1 - paperShare);
  const ink = Math.min(levelAt(page, inkShare), pagePaper);
  const dots = new Uint8Array(width * height);
  for (let top = 0; top < height; top += tile)
    for (let left = 0; left < width; left += tile) {
      const [right, bottom] = [Math.min(width, left + tile), Math.min(height, top + tile)];
      const own = levelAt(histogramOf(levels, left, top, right, bottom), 1 - paperShare);
      const paper = Math.max(own, pagePaper * darkestPaper);
      const darkest = paper - Math.max(minContrast, paper - ink) * halfway;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1)
          if ((levels.pixels[y * width + x] ?? 255) < darkest) dots[y * width + x] = 1;
    }
  return { width, height, dots };
}

/** How light the paper of a picture is: beside white, grey paper would be taken for ink. */
export const paperOf = (picture: Picture): number =>
  levelAt(histogramOf(picture, 0, 0, picture.width, picture.height), 1 - paperShare);

/** A page without ink has no two levels. */
const minContrast = 48;

/** A picture made smaller, each dot as light as its pixels on average. */
export function shrink({ width, height, pixels }: Picture, by: number): Picture {
  const small = { width: Math.round(width / by), height: Math.max(1, Math.round(height / by)) };
  const levels = new Uint8Array(small.width * small.height);
  const [lefts, tops] = [edgesOf(small.width, width), edgesOf(small.height, height)];
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let [sum, count] = [0, 0];
      for (let row = tops[y] ?? 0; row < (tops[y + 1] ?? 0); row += 1)
        for (let column = lefts[x] ?? 0; column < (lefts[x + 1] ?? 0); column += 1) {
          sum += pixels[row * width + column] ?? 0;
          count += 1;
        }
      levels[y * small.width + x] = count === 0 ? 255 : sum / count;
    }
  return { ...small, pixels: levels };
}

const edgesOf = (parts: number, length: number): number[] =>
  Array.from({ length: parts + 1 }, (_, at) => Math.round((at * length) / parts));

export function histogramOf(
  { width, pixels }: Picture,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Uint32Array {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const level = pixels[y * width + x] ?? 255;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  return counts;
}

/** The level that a part of all dots does not exceed. */
export function levelAt(counts: Uint32Array, part: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * part;
  let sum = 0;
  for (let level = 0; level < counts.length; level += 1) {
    sum += counts[level] ?? 0;
    if (sum >= wanted) return level;
  }
  return 255;
}
