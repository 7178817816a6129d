import type { Box } from '@app/shared/contracts';
import type { PdfPage } from './pdf-file.ts';

/** What is printed on a page that has no words of its own: a scan, a picture. Points, as displayed. */
export interface PageInk {
  /** Left and right edge of it. */
  readonly edges: readonly [number, number];
  /** One box for each line that is parted from the next by blank paper. */
  readonly lines: readonly Box[];
}

/** Paper is as bright as most of the page; ink is darker than this part of it. */
const darkness = 0.78;
/** Scanners leave a dark frame: this part of each side is not looked at. */
const frame = 0.02;
/** Specks stand outside of what was printed: this part of the ink at either side counts for nothing. */
const specks = 0.002;
/** A page with less ink than this part of it is blank. */
const blank = 0.0005;
/** Less of a row than this part of it is dust. */
const dust = 0.004;

function brightnessOf({ data, width, height }: ImageData): Uint8Array {
  const brightness = new Uint8Array(width * height);
  for (let at = 0; at < brightness.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    brightness[at] = (red * 3 + green * 6 + blue) / 10;
  }
  return brightness;
}

function medianOf(values: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let passed = 0;
  return counts.findIndex((count) => (passed += count) * 2 >= values.length);
}

interface InkCounts {
  readonly rows: Uint32Array;
  readonly columns: Uint32Array;
  readonly all: number;
}

function countInk(image: ImageData): InkCounts {
  const { width, height } = image;
  const brightness = brightnessOf(image);
  const limit = medianOf(brightness) * darkness;
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  const [beside, above] = [Math.ceil(width * frame), Math.ceil(height * frame)];
  let all = 0;
  for (let y = above; y < height - above; y += 1) {
    for (let x = beside; x < width - beside; x += 1) {
      if ((brightness[y * width + x] ?? 255) >= limit) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
      all += 1;
    }
  }
  return { rows, columns, all };
}

/** Where the ink begins, from the left or from the right, specks left out. */
function edgeOf(columns: readonly number[], all: number): number {
  let passed = 0;
  return columns.findIndex((count) => (passed += count) > all * specks);
}

/** From where to where there is no blank row. */
function bandsOf(rows: Uint32Array, width: number): readonly (readonly [number, number])[] {
  const bands: (readonly [number, number])[] = [];
  let start: number | null = null;
  for (let y = 0; y <= rows.length; y += 1) {
    const isInked = (rows[y] ?? 0) > width * dust;
    if (isInked) start ??= y;
    else if (start !== null) {
      bands.push([start, y]);
      start = null;
    }
  }
  return bands;
}

/** What is printed in a picture of a page, in its pixels; null on a blank one, or where it takes a small part of the width. */
export function inkOf(image: ImageData): PageInk | null {
  const { width, height } = image;
  const { rows, columns, all } = countInk(image);
  if (all < width * height * blank) return null;
  const left = edgeOf([...columns], all);
  const right = width - edgeOf([...columns].toReversed(), all);
  if (right - left < width / 4) return null;
  return { edges: [left, right], lines: bandsOf(rows, width).map(([top, foot]) => [left, top, right, foot]) };
}

/** One pixel a point tells lines apart; of a plan as large as a wall fewer are enough. */
const mostPixels = 1_000_000;

const scaled = ([left, top, right, bottom]: Box, by: number): Box => [left * by, top * by, right * by, bottom * by];

/** Looks at a page for what is printed on it. */
export async function inkOfPage(page: PdfPage, signal: AbortSignal): Promise<PageInk | null> {
  const canvas = document.createElement('canvas');
  try {
    const scale = Math.min(1, Math.sqrt(mostPixels / (page.width * page.height)));
    await page.draw(canvas, scale, signal);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || canvas.width === 0) return null;
    const ink = inkOf(context.getImageData(0, 0, canvas.width, canvas.height));
    if (ink === null) return null;
    const [left, right] = ink.edges;
    return { edges: [left / scale, right / scale], lines: ink.lines.map((line) => scaled(line, 1 / scale)) };
  } finally {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}
