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
  a !== undefined && b !== undefined && hasInk(a) && isSame(a, b) && isSame(b, a);

/** All ink of the one picture is in the other one as well, a dot aside at most. */
function isSame(one: Picture, { pixels, width, height }: Picture): boolean {
  if (one.width !== width || one.height !== height) return false;
  const isNearInk = (x: number, y: number): boolean => {
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
        if (255 - (pixels[row * width + column] ?? 255) > edge) return true;
    return false;
  };
  const others = new Map<number, number>();
  for (const [at, pixel] of one.pixels.entries()) {
    if (255 - pixel < ink) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (isNearInk(x, y)) continue;
    const of = Math.floor(y / cell) * width + Math.floor(x / cell);
    const count = (others.get(of) ?? 0) + 1;
    if (count > mostOther) return false;
    others.set(of, count);
  }
  return true;
}
