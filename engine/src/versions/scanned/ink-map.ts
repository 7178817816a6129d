import { inflateRawSync } from 'node:zlib';
import type { Box } from '@app/shared/contracts';
import type { PageInk, ReadPage } from '../../pdf/read-document.ts';
import { OpenDots } from './open-dots.ts';

/** Ink that hangs together, as a box on the page set upright, in points. */
export interface InkBlob {
  readonly box: Box;
  /** Dots of ink. */
  readonly dots: number;
}

/** A part of a page, a byte a dot: 1 is ink. */
export interface InkCut {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

export interface WritingSizes {
  /** What is not farther apart, in points, belongs together. */
  readonly reach: number;
  /** Lower than what is written: edges of letters, rules. */
  readonly isLow: (box: Box) => boolean;
  /** Larger than any printed letter, and higher than a row of them. */
  readonly isLarge: (box: Box) => boolean;
}

export interface Writing {
  readonly strokes: readonly InkBlob[];
  readonly pieces: readonly InkBlob[];
}

/** The ink of a recognised page; places are points on the page set upright, not levelled. */
export class InkMap {
  readonly #dotsPerPoint: number;
  readonly #width: number;
  readonly #height: number;
  readonly #rowBytes: number;
  readonly #bits: Uint8Array;

  /** @param pageWidth of the page set upright, in points */
  constructor({ width, height, bits }: PageInk, pageWidth: number) {
    this.#dotsPerPoint = width / pageWidth;
    this.#width = width;
    this.#height = height;
    this.#rowBytes = Math.ceil(width / 8);
    this.#bits = inflateRawSync(Buffer.from(bits, 'base64'));
  }

  /** Points of the width of a box in which there is ink at some height. */
  inkedWidth(box: Box): number {
    const [left, top, right, bottom] = this.#dotsOf(box);
    let columns = 0;
    for (let x = left; x < right; x += 1) {
      let y = top;
      while (y < bottom && !this.#isInk(x, y)) y += 1;
      if (y < bottom) columns += 1;
    }
    return columns / this.#dotsPerPoint;
  }

  /** How far a box lies above the place where it holds the most ink, in points, and no farther than that; 0 where it holds it already. */
  ascentOf(box: Box, farthest: number): number {
    const [left, top, right, bottom] = this.#dotsOf(box);
    const most = Math.round(farthest * this.#dotsPerPoint);
    const inkOfRow = (y: number): number => {
      let ink = 0;
      for (let x = left; x < right; x += 1) if (this.#isInk(x, y)) ink += 1;
      return ink;
    };
    const rows = Array.from({ length: bottom - top + 2 * most }, (_, at) => inkOfRow(top - most + at));
    const inkAt = (down: number): number =>
      rows.slice(most + down, most + down + bottom - top).reduce((sum, ink) => sum + ink, 0);
    let best = 0;
    for (let away = 1; away <= most; away += 1)
      for (const down of [away, -away]) if (inkAt(down) > inkAt(best)) best = down;
    return best / this.#dotsPerPoint;
  }

  cut(box: Box): InkCut {
    const [left, top, right, bottom] = this.#dotsOf(box);
    const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
    const dots = Uint8Array.from({ length: width * height }, (_, at) =>
      Number(this.#isInk(left + (at % width), top + Math.floor(at / width))),
    );
    return { width, height, dots };
  }

  /**
   * The ink outside of these boxes: strokes that are large where all that hangs together with them is taken into account, and
   * the rest in pieces that are near each other.
   */
  writingOutside(boxes: readonly Box[], { reach, isLow, isLarge }: WritingSizes): Writing {
    const all = this.#allDots();
    const rest = Uint8Array.from(all);
    for (const box of boxes) this.#clear(rest, box);
    const partOf = new Int32Array(rest.length).fill(-1);
    const parts = this.#blobsOf(rest, 1);
    for (const [part, { dots }] of parts.entries()) for (const at of dots) partOf[at] = part;
    const strokes: InkBlob[] = [];
    for (const { dots } of this.#blobsOf(all, 1)) {
      const outside = dots.filter((at) => rest[at] === 1);
      const own = [...new Set(outside.map((at) => partOf[at] ?? -1))].flatMap((part) => parts[part]?.blob ?? []);
      const box = unionOf(own.map((one) => one.box).filter((one) => !isLow(one)));
      if (box === undefined || !isLarge(box)) continue;
      strokes.push({ box, dots: outside.length });
      for (const at of outside) rest[at] = 0;
    }
    const step = Math.max(1, Math.round(reach * this.#dotsPerPoint));
    return { strokes, pieces: this.#blobsOf(rest, step).map(({ blob }) => blob) };
  }

  #blobsOf(dots: Uint8Array, step: number): { readonly blob: InkBlob; readonly dots: number[] }[] {
    const open = new OpenDots(dots);
    const blobs: { readonly blob: InkBlob; readonly dots: number[] }[] = [];
    for (let start = open.firstFrom(0); start < dots.length; start = open.firstFrom(start))
      blobs.push(this.#takeBlob(open, start, step));
    return blobs;
  }

  #allDots(): Uint8Array {
    const dots = new Uint8Array(this.#width * this.#height);
    for (let y = 0; y < this.#height; y += 1)
      for (let x = 0; x < this.#width; x += 1) if (this.#isInk(x, y)) dots[y * this.#width + x] = 1;
    return dots;
  }

  #clear(dots: Uint8Array, box: Box): void {
    const [left, top, right, bottom] = this.#dotsOf(box);
    for (let y = top; y < bottom; y += 1) dots.fill(0, y * this.#width + left, y * this.#width + right);
  }

  #takeBlob(open: OpenDots, start: number, step: number): { readonly blob: InkBlob; readonly dots: number[] } {
    const stack = [start];
    const dots = [start];
    open.take(start);
    let [left, top, right, bottom] = [this.#width, this.#height, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % this.#width, Math.floor(at / this.#width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      for (let row = Math.max(0, y - step); row <= Math.min(this.#height - 1, y + step); row += 1) {
        const line = row * this.#width;
        const last = line + Math.min(this.#width - 1, x + step);
        for (let next = open.firstFrom(line + Math.max(0, x - step)); next <= last; next = open.firstFrom(next)) {
          open.take(next);
          stack.push(next);
          dots.push(next);
        }
      }
    }
    const box = [left, top, right + 1, bottom + 1].map((place) => place / this.#dotsPerPoint);
    return { blob: { box: [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0], dots: dots.length }, dots };
  }

  #isInk(x: number, y: number): boolean {
    if (y < 0 || y >= this.#height) return false;
    return ((this.#bits[y * this.#rowBytes + (x >> 3)] ?? 0) & (128 >> (x & 7))) !== 0;
  }

  #dotsOf([left, top, right, bottom]: Box): Box {
    const within = (place: number, most: number): number =>
      Math.max(0, Math.min(most, Math.round(place * this.#dotsPerPoint)));
    return [
      within(left, this.#width),
      within(top, this.#height),
      within(right, this.#width),
      within(bottom, this.#height),
    ];
  }
}

function unionOf([first, ...others]: readonly Box[]): Box | undefined {
  if (first === undefined) return undefined;
  let [left, top, right, bottom] = first;
  for (const other of others)
    [left, top, right, bottom] = [
      Math.min(left, other[0]),
      Math.min(top, other[1]),
      Math.max(right, other[2]),
      Math.max(bottom, other[3]),
    ];
  return [left, top, right, bottom];
}

const known = new WeakMap<ReadPage, InkMap>();

/** The ink of a page that was recognised by us; others have none that is known. */
export function inkMapOf(page: ReadPage): InkMap | undefined {
  const { ink, turn, width, height } = page;
  if (ink === undefined) return undefined;
  const map = known.get(page) ?? new InkMap(ink, turn === 90 || turn === 270 ? height : width);
  known.set(page, map);
  return map;
}
