import type { Picture } from '../pdf/render-region.ts';
import { inkDots, paperOf, type InkDots } from './find-ink.ts';

/** A part of a picture that is read alone: rows of it, each from one place to another. */
export interface PicturePart {
  readonly top: number;
  readonly bottom: number;
  readonly leftAt: (y: number) => number;
  readonly rightAt: (y: number) => number;
}

/** Pixels of the picture for each dot in which columns are looked for. */
const pixelsPerDot = 2;

/**
 * The parts of a page that are read one after the other: its two columns where their lines do not stand at one height, and
 * what is above and below them. A recogniser reads rows across the page, and would mix such lines.
 */
export function columnParts(picture: Picture): PicturePart[] {
  const { width, height } = picture;
  const whole: PicturePart = { top: 0, bottom: height, leftAt: () => 0, rightAt: () => width };
  const ink = inkDots(picture, Math.max(1, Math.round(width / pixelsPerDot)));
  const gutter = findGutter(ink);
  if (gutter === undefined || !hasMixedRows(ink, gutter)) return [whole];
  const scale = width / ink.width;
  const [top, bottom] = [Math.round(gutter.from * scale), Math.round(gutter.to * scale)];
  const middleAt = (y: number): number => Math.round(xAt(gutter, y / scale) * scale);
  return [
    { ...whole, bottom: top },
    { ...whole, top, bottom, rightAt: middleAt },
    { ...whole, top, bottom, leftAt: middleAt },
    { ...whole, top: bottom },
  ].filter((part) => part.bottom > part.top);
}

/** A band of paper that runs down a page, upright as the page lies. */
interface Gutter {
  /** Where it would be at the top of the page. */
  readonly x: number;
  readonly slope: number;
  readonly from: number;
  readonly to: number;
}

const xAt = ({ x, slope }: Gutter, y: number): number => x + slope * y;

/** Dots on both sides of the middle of a gutter that are paper; slopes of sheets; parts of the page where gutters are. */
const clear = 4;
const slopes = Array.from({ length: 9 }, (_, at) => (at - 4) * 0.003);
const [leftmost, rightmost, shortest] = [0.25, 0.75, 0.2];

function findGutter({ width, height, dots }: InkDots): Gutter | undefined {
  const sums = new Int32Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sums[y * (width + 1) + x + 1] = (sums[y * (width + 1) + x] ?? 0) + (dots[y * width + x] ?? 0);
  const isPaper = (x: number, y: number): boolean => {
    const row = y * (width + 1) + Math.round(x);
    return sums[row + clear] === sums[row - clear];
  };
  let best: Gutter | undefined;
  for (const slope of slopes)
    for (let x = Math.round(width * leftmost); x < width * rightmost; x += clear / 2) {
      let from = 0;
      for (let y = 0; y <= height; y += 1) {
        if (y < height && isPaper(x + slope * y, y)) continue;
        if (y - from > (best === undefined ? height * shortest : best.to - best.from)) best = { x, slope, from, to: y };
        from = y + 1;
      }
    }
  return best === undefined ? undefined : betweenRows({ width, height, dots }, best);
}

/** Without the lines across the page that only end beside the gutter. */
function betweenRows(ink: InkDots, gutter: Gutter): Gutter | undefined {
  const rows = inkOfRows(
    ink,
    gutter,
    () => 0,
    () => ink.width,
  );
  let { from, to } = gutter;
  while (from < to && rows[from] !== 0) from += 1;
  while (to > from && rows[to - 1] !== 0) to -= 1;
  return to - from < ink.height * shortest ? undefined : { ...gutter, from, to };
}

/** Dots of ink in each row between two places; rows sink as the gutter leans, and are counted where they cross it. */
function inkOfRows(
  { width, height, dots }: InkDots,
  gutter: Gutter,
  leftAt: (y: number) => number,
  rightAt: (y: number) => number,
): Int32Array {
  const rows = new Int32Array(height);
  for (let y = gutter.from; y < gutter.to; y += 1) {
    const middle = xAt(gutter, y);
    for (let x = Math.round(leftAt(y)); x < rightAt(y); x += 1) {
      const line = Math.round(y - gutter.slope * (x - middle));
      if (line >= 0 && line < height) rows[y] = (rows[y] ?? 0) + (dots[line * width + x] ?? 0);
    }
  }
  return rows;
}

type Band = readonly [from: number, to: number];

/** Part of the lower of two lines that stands beside the other one where they are one row, or have nothing to do with each other. */
const [beside, apart] = [0.7, 0.1];
/** Part of the lines that stand beside others and are in no row with them. */
const mixed = 0.2;
const fewestLines = 6;

/** Whether many lines of the one column stand half beside one of the other, half beside another. */
function hasMixedRows(ink: InkDots, gutter: Gutter): boolean {
  const left = bandsIn(
    inkOfRows(
      ink,
      gutter,
      () => 0,
      (y) => xAt(gutter, y),
    ),
  );
  const right = bandsIn(
    inkOfRows(
      ink,
      gutter,
      (y) => xAt(gutter, y),
      () => ink.width,
    ),
  );
  if (left.length < fewestLines || right.length < fewestLines) return false;
  const parts = left.flatMap((one) => right.map((other) => partBeside(one, other))).filter((part) => part > apart);
  return parts.filter((part) => part < beside).length > parts.length * mixed;
}

const partBeside = ([from, to]: Band, [start, end]: Band): number =>
  (Math.min(to, end) - Math.max(from, start)) / Math.min(to - from, end - start);

function bandsIn(rows: Int32Array): Band[] {
  const bands: Band[] = [];
  let from = 0;
  for (let y = 0; y <= rows.length; y += 1) {
    if ((rows[y] ?? 0) > 0) continue;
    if (y - from > clear) bands.push([from, y]);
    from = y + 1;
  }
  return bands;
}

/** A part of a picture of its own, with paper where others are. */
export function cutPart(picture: Picture, { top, bottom, leftAt, rightAt }: PicturePart): Picture {
  const { width, pixels } = picture;
  const cut = new Uint8Array(width * (bottom - top)).fill(paperOf(picture));
  for (let y = top; y < bottom; y += 1)
    cut.set(pixels.subarray(y * width + leftAt(y), y * width + rightAt(y)), (y - top) * width + leftAt(y));
  return { width, height: bottom - top, pixels: cut };
}
