import type { Pdfium } from './pdfium-library.ts';
import type { PlacedBox } from './placed-box.ts';

/** Sides of a box that can hide a word, in points. */
const [narrowest, lowest] = [6, 4];
/** A rectangle is drawn by four or five segments, and closed. */
const mostSegments = 6;
/** FPDF_FILLMODE_NONE */
const unfilled = 0;
const opaqueAlpha = 255;

/** Whether a path is a filled rectangle through which nothing is seen. */
export function isOpaqueBox(pdfium: Pdfium, path: number, { left, top, right, bottom }: PlacedBox): boolean {
  if (right - left < narrowest || bottom - top < lowest) return false;
  if (pdfium.FPDFPath_CountSegments(path) > mostSegments || pdfium.FPDFPageObj_HasTransparency(path)) return false;
  const raw = pdfium.pdfium;
  const memory = raw._malloc(16);
  const isFilled =
    pdfium.FPDFPath_GetDrawMode(path, memory, memory + 4) && (raw.HEAP32[memory >> 2] ?? unfilled) !== unfilled;
  const isOpaque =
    isFilled &&
    pdfium.FPDFPageObj_GetFillColor(path, memory, memory + 4, memory + 8, memory + 12) &&
    raw.HEAP32[(memory + 12) >> 2] === opaqueAlpha;
  raw._free(memory);
  return isOpaque;
}
