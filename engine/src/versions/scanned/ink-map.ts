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
  /** Larger than any printed letter. */
  readonly isLarge: (box: Box) => boolean;
}

export interface Writing {
  /** Their dots are those outside of the boxes. */
  readonly strokes: readonly InkBlob[];
  readonly pieces: readonly InkBlob[];
}

/** Part of a stroke: letters reach a little out of the boxes of their words. */
const mostlyOutside = 0.5;

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

  cut(box: Box): InkCut {
    const [left, top, right, bottom] = this.#dotsOf(box);
    const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
    const dots = Uint8Array.from({ length: width * height }, (_, at) =>
      Number(this.#isInk(left + (at % width), top + Math.floor(at / width))),
    );
    return { width, height, dots };
  }

  /** Strokes that hang together and are large, and the rest of the ink outside of these boxes in pieces that are near each other. */
  writingOutside(boxes: readonly Box[], { reach, isLarge }: WritingSizes): Writing {
    const [open, printed] = [new OpenDots(this.#allDots()), this.#maskOf(boxes)];
    const rest = new Uint8Array(printed.length);
    const strokes: InkBlob[] = [];
    for (let start = open.firstFrom(0); start < rest.length; start = open.firstFrom(start)) {
      const { blob, dots } = this.#takeBlob(open, start, 1);
      const outside = dots.filter((at) => printed[at] === 0);
      if (isLarge(blob.box)) strokes.push({ ...blob, dots: outside.length });
      else if (outside.length > dots.length * mostlyOutside) for (const at of dots) rest[at] = 1;
    }
    const step = Math.max(1, Math.round(reach * this.#dotsPerPoint));
    const left = new OpenDots(rest);
    const pieces: InkBlob[] = [];
    for (let start = left.firstFrom(0); start < rest.length; start = left.firstFrom(start))
      pieces.push(this.#takeBlob(left, start, step).blob);
    return { strokes, pieces };
  }

  #allDots(): Uint8Array {
    const dots = new Uint8Array(this.#width * this.#height);
    for (let y = 0; y < this.#height; y += 1)
      for (let x = 0; x < this.#width; x += 1) if (this.#isInk(x, y)) dots[y * this.#width + x] = 1;
    return dots;
  }

  #maskOf(boxes: readonly Box[]): Uint8Array {
    const mask = new Uint8Array(this.#width * this.#height);
    for (const box of boxes) {
      const [left, top, right, bottom] = this.#dotsOf(box);
      for (let y = top; y < bottom; y += 1) mask.fill(1, y * this.#width + left, y * this.#width + right);
    }
    return mask;
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

const known = new WeakMap<ReadPage, InkMap>();

/** The ink of a page that was recognised by us; others have none that is known. */
export function inkMapOf(page: ReadPage): InkMap | undefined {
  const { ink, turn, width, height } = page;
  if (ink === undefined) return undefined;
  const map = known.get(page) ?? new InkMap(ink, turn === 90 || turn === 270 ? height : width);
  known.set(page, map);
  return map;
}
