import { isSmallShape, type SmallShape } from './check-boxes.ts';
import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { emptyBox, type PlacedBox } from './placed-box.ts';

/** FPDF_PAGEOBJ_PATH and FPDF_PAGEOBJ_IMAGE. */
const pathObject = 2;
const imageObject = 3;
/** A path thinner than this, in points, is a line. */
const lineWidth = 2.5;
/** Lines shorter than this are marks in the text. */
const shortest = 12;
/** A path of so few parts is a stroke or a tick, no box. */
const strokeSegments = 3;
/** Drawings of more objects than this are pictures, not tables. */
const objectLimit = 4000;

export interface PageShapes {
  /** Four numbers per line: left, top, right, bottom. */
  readonly rulings: number[];
  /** Part of the page that the largest image covers, 0 to 1. */
  readonly imageCover: number;
  /** Shapes no larger than a letter. */
  readonly small: readonly SmallShape[];
}

export function readPageShapes(pdfium: Pdfium, page: number, transform: PageTransform): PageShapes {
  const rulings: number[] = [];
  const small: SmallShape[] = [];
  let imageCover = 0;
  const raw = pdfium.pdfium;
  const { FPDFPage_GetObject, FPDFPageObj_GetType, FPDFPageObj_GetBounds } = raw.wasmExports;
  const memory = raw._malloc(16);
  const box = emptyBox();
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), objectLimit);
  for (let index = 0; index < count; index += 1) {
    const object = FPDFPage_GetObject(page, index);
    const type = FPDFPageObj_GetType(object);
    if (type !== pathObject && type !== imageObject) continue;
    if (FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12) === 0) continue;
    const { HEAPF32 } = raw;
    const at = memory >> 2;
    transform.place(HEAPF32[at] ?? 0, HEAPF32[at + 1] ?? 0, HEAPF32[at + 2] ?? 0, HEAPF32[at + 3] ?? 0, box);
    if (type === imageObject) imageCover = Math.max(imageCover, cover(box, transform));
    else {
      if (isSmallShape(box))
        small.push({ box: { ...box }, isStroke: pdfium.FPDFPath_CountSegments(object) <= strokeSegments });
      addRulings(rulings, box);
    }
  }
  raw._free(memory);
  return { rulings, imageCover, small };
}

function cover(box: PlacedBox, { width, height }: PageTransform): number {
  const shown = (low: number, high: number, end: number): number => Math.max(0, Math.min(high, end) - Math.max(low, 0));
  return (shown(box.left, box.right, width) * shown(box.top, box.bottom, height)) / Math.max(1, width * height);
}

function addRulings(rulings: number[], { left, top, right, bottom }: PlacedBox): void {
  const width = right - left;
  const height = bottom - top;
  if (width < shortest && height < shortest) return;
  if (width <= lineWidth || height <= lineWidth) rulings.push(left, top, right, bottom);
  // A drawn or filled box has four edges.
  else
    rulings.push(
      left,
      top,
      right,
      top,
      left,
      bottom,
      right,
      bottom,
      left,
      top,
      left,
      bottom,
      right,
      top,
      right,
      bottom,
    );
}
