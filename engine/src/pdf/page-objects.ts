import type { Pdfium } from './pdfium-library.ts';

/** FPDF_PAGEOBJ_TEXT, FPDF_PAGEOBJ_PATH, FPDF_PAGEOBJ_IMAGE and FPDF_PAGEOBJ_FORM. */
const textObject = 1;
const pathObject = 2;
export const imageObject = 3;
const formObject = 5;
/** Forms within forms deeper than this hold nothing of the page that a reader sees. */
const deepest = 5;
/** More objects of a page are not looked at: forms within forms may multiply without end. */
const objectLimit = 20_000;

/** In the user space of the page. */
export type Bounds = readonly [left: number, bottom: number, right: number, top: number];

export interface Visitor {
  /** Of a path or picture; `order` grows in the order of drawing. */
  readonly visit?: (object: number, type: number, bounds: Bounds, order: number) => void;
  /** The same within a form that is no part of the page. */
  readonly visitWithin?: (object: number, type: number, bounds: Bounds) => void;
  readonly visitText?: (object: number, order: number) => void;
  /** Whether what a form holds is part of the page. */
  readonly enters: (bounds: Bounds) => boolean;
}

/** a, b, c, d, e, f: `x' = ax + cy + e`, `y' = bx + dy + f`. */
type Matrix = readonly [number, number, number, number, number, number];

const unit: Matrix = [1, 0, 0, 1, 0, 0];

/** Visits the objects of a page and of the forms on it, with the matrix that sets a form there. */
export function visitObjects(pdfium: Pdfium, page: number, visitor: Visitor): void {
  const { visit, visitWithin, visitText, enters } = visitor;
  const raw = pdfium.pdfium;
  const { FPDFPage_GetObject, FPDFPageObj_GetType, FPDFPageObj_GetBounds } = raw.wasmExports;
  const memory = raw._malloc(24);
  const floatAt = (at: number): number => raw.HEAPF32[(memory >> 2) + at] ?? 0;
  let rest = objectLimit;
  let order = 0;
  const see = (object: number, matrix: Matrix, depth: number, isOfPage: boolean): void => {
    const type = FPDFPageObj_GetType(object);
    order += 1;
    if (type === textObject && isOfPage) visitText?.(object, order);
    if (type !== pathObject && type !== imageObject && type !== formObject) return;
    if (FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12) === 0) return;
    const bounds = placed([floatAt(0), floatAt(1), floatAt(2), floatAt(3)], matrix);
    const isInner = isOfPage && (type !== formObject || enters(bounds));
    if (type !== formObject && isInner) visit?.(object, type, bounds, order);
    else if (type !== formObject) visitWithin?.(object, type, bounds);
    else if (depth < deepest && (isInner || visitWithin) && pdfium.FPDFPageObj_GetMatrix(object, memory)) {
      const own: Matrix = [floatAt(0), floatAt(1), floatAt(2), floatAt(3), floatAt(4), floatAt(5)];
      const inner = times(own, matrix);
      const count = pdfium.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && rest > 0; index += 1, rest -= 1)
        see(pdfium.FPDFFormObj_GetObject(object, index), inner, depth + 1, isInner);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && rest > 0; index += 1, rest -= 1)
    see(FPDFPage_GetObject(page, index), unit, 0, true);
  raw._free(memory);
}

/** First the one, then the other. */
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

function placed(bounds: Bounds, matrix: Matrix): Bounds {
  if (matrix === unit) return bounds;
  const [left, bottom, right, top] = bounds;
  const [a, b, c, d, e, f] = matrix;
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
