import type { Box } from '@app/shared/contracts';
import { hasInk } from './has-ink.ts';
import { openPage, type OpenPage } from './open-page.ts';
import { openPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium-library.ts';
import { renderRegion, type Picture } from './render-region.ts';

/** A place on a page, in points from the top left of the page as displayed. */
export interface PrintPlace {
  /** From 1. */
  readonly page: number;
  readonly box: Box;
}

/** Enough to see the tail of a comma. */
const dpi = 200;
/** Levels of grey, of 255, from which on a dot is ink, and down to which one beside it may be the edge of the same ink. */
const [ink, edge] = [140, 70];
/** Dots, each way, of which at most so many may have ink on one side only: no two characters differ by less. */
const [cell, mostOther] = [8, 3];

/** Of each place, whether both documents show the same there, and anything at all. */
export function samePrint(pdfium: Pdfium, a: Uint8Array, b: Uint8Array, places: readonly PrintPlace[]): boolean[] {
  const [one, other] = [openPdf(pdfium, a), openPdf(pdfium, b)];
  if (typeof one === 'string' || typeof other === 'string') return places.map(() => false);
  const shown = places.map(() => false);
  for (const [page, ofPage] of Map.groupBy(places.entries(), ([, { page }]) => page)) {
    const [first, second] = [one, other].map(({ handle }) => openPage(pdfium, handle, page - 1));
    for (const [at, { box }] of ofPage) shown[at] = isOne(draw(pdfium, first, box), draw(pdfium, second, box));
    first?.close();
    second?.close();
  }
  one.close();
  other.close();
  return shown;
}

const draw = (pdfium: Pdfium, page: OpenPage | undefined, box: Box): Picture | undefined =>
  page === undefined ? undefined : renderRegion(pdfium, page.handle, box, dpi, 'grey');

const isOne = (a: Picture | undefined, b: Picture | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  hasInk(a) &&
  shifts.some(([x, y]) => isSame(a, b, x, y) && isSame(b, a, -x, -y));

/** A page is drawn a little larger or smaller where its size was rounded: dots, each way, the least first. */
const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4] as const;
const shifts = steps
  .flatMap((x) => steps.map((y) => [x, y] as const))
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));

/** All ink of the one picture is in the other one as well, so far aside, but for a dot at most. */
function isSame(one: Picture, { pixels, width, height }: Picture, right: number, down: number): boolean {
  if (Math.abs(one.width - width) > 1 || Math.abs(one.height - height) > 1) return false;
  const isNearInk = (x: number, y: number): boolean => {
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return true;
    for (let row = y - 1; row <= y + 1; row += 1)
      for (let column = x - 1; column <= x + 1; column += 1)
        if (255 - (pixels[row * width + column] ?? 255) > edge) return true;
    return false;
  };
  const others = new Map<number, number>();
  for (const [at, pixel] of one.pixels.entries()) {
    if (255 - pixel < ink) continue;
    const [x, y] = [at % one.width, Math.floor(at / one.width)];
    if (isNearInk(x + right, y + down)) continue;
    const of = Math.floor(y / cell) * one.width + Math.floor(x / cell);
    const count = (others.get(of) ?? 0) + 1;
    if (count > mostOther) return false;
    others.set(of, count);
  }
  return true;
}
