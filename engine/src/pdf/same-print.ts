import type { Box } from '@app/shared/contracts';
import { characterReader } from './character-reader.ts';
import { shapeReader } from './drawn-shapes.ts';
import { hasInk } from './has-ink.ts';
import { openPage, type OpenPage } from './open-page.ts';
import { openPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium-library.ts';
import { emptyBox } from './placed-box.ts';
import { renderRegion, type Picture } from './render-region.ts';

/** A place on a page, in points from the top left of the page as displayed. */
export interface PrintPlace {
  /** From 1. */
  readonly page: number;
  readonly box: Box;
}

/**
 * Resolutions at which two places are laid over each other and at which they must be the same. Of the 1,891 pairs of Latin letters and digits in
 * Helvetica and Times of 6 to 12 points 11 to 1,009 were taken for the same at 200 dpi, 0 to 130 at 300, 0 to 24 at 400, and 0 to 2 at 600 (`l` and `I`).
 */
const [coarse, fine] = [200, 600];
/** Levels of grey, of 255, from which on a dot is ink, and down to which one beside it may be the edge of the same ink. */
const [ink, edge] = [140, 70];
/** Dots, each way, of which at most so many may have ink on one side only. */
const [cell, mostOther] = [8, 3];

/** Of each place, whether both documents show the same there, and anything at all. */
export function samePrint(pdfium: Pdfium, a: Uint8Array, b: Uint8Array, places: readonly PrintPlace[]): boolean[] {
  const [one, other] = [openPdf(pdfium, a), openPdf(pdfium, b)];
  if (typeof one === 'string' || typeof other === 'string') return places.map(() => false);
  const shown = places.map(() => false);
  for (const [page, ofPage] of Map.groupBy(places.entries(), ([, { page }]) => page)) {
    const [first, second] = [one, other].map(({ handle }) => openPage(pdfium, handle, page - 1));
    if (first !== undefined && second !== undefined)
      for (const [at, { box }] of ofPage) shown[at] = areOne(pdfium, [first, second], box);
    first?.close();
    second?.close();
  }
  one.close();
  other.close();
  return shown;
}

function areOne(pdfium: Pdfium, pages: readonly [OpenPage, OpenPage], box: Box): boolean {
  const isOneAt = (dpi: number, tried: readonly Shift[]): Shift | undefined => {
    const [a, b] = pages.map(({ handle }) => renderRegion(pdfium, handle, box, dpi, 'grey'));
    if (a === undefined || b === undefined || !hasInk(a)) return undefined;
    return tried.find(([x, y]) => isSame(a, b, x, y) && isSame(b, a, -x, -y));
  };
  const shift = isOneAt(coarse, shifts);
  if (shift === undefined) return false;
  const [x, y] = shift.map((dots) => (dots * fine) / coarse);
  const near = shifts.map(([right, down]): Shift => [right + (x ?? 0), down + (y ?? 0)]);
  return isOneAt(fine, near) !== undefined && pages.every((page) => isAllDrawn(pdfium, page, box));
}

/** Where a font is not at hand, or lacks a character, nothing is drawn in its place, whichever it is. */
function isAllDrawn(pdfium: Pdfium, page: OpenPage, { 0: left, 1: top, 2: right, 3: bottom }: Box): boolean {
  const textPage = pdfium.FPDFText_LoadPage(page.handle);
  const characters = characterReader(pdfium, textPage, page.transform);
  const shape = shapeReader(pdfium, textPage);
  const box = emptyBox();
  let isDrawn = true;
  for (let index = 0; isDrawn && index < characters.count; index += 1) {
    // A space may have lost its code.
    if (characters.isSupposed(index) || blank.test(characters.textOf(index))) continue;
    characters.measure(index, box);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x > left && x < right && y > top && y < bottom) isDrawn = shape(index) !== undefined;
  }
  characters.close();
  pdfium.FPDFText_ClosePage(textPage);
  return isDrawn;
}

const blank = /^[\s\uFFFD]*$/u;

type Shift = readonly [right: number, down: number];

/** A page is drawn a little larger or smaller where its size was rounded: dots, each way, the least first. */
const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4] as const;
const shifts = steps
  .flatMap((x) => steps.map((y): Shift => [x, y]))
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
