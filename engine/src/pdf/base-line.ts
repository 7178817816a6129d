import type { PageTransform } from './page-transform.ts';
import { alongLine } from './page-words.ts';
import type { Pdfium } from './pdfium-library.ts';
import { emptyBox } from './placed-box.ts';

/** Where the base line of a character runs, across the line of writing; growing from line to line. Infinite where PDFium does not know. */
export type BaseLine = (character: number, quarter: number) => number;

/** Asks PDFium where characters of a page were placed. Boxes do not tell: each font says for itself how high its letters are. */
export function baseLineReader({ pdfium }: Pdfium, textPage: number, { place }: PageTransform): BaseLine {
  return (character, quarter) => {
    const memory = pdfium._malloc(16);
    const isKnown = pdfium.wasmExports.FPDFText_GetCharOrigin(textPage, character, memory, memory + 8);
    const at = memory >> 3;
    const [x, y] = [pdfium.HEAPF64[at] ?? 0, pdfium.HEAPF64[at + 1] ?? 0];
    pdfium._free(memory);
    const box = emptyBox();
    place(x, y, x, y, box);
    return isKnown === 0 ? Infinity : alongLine(box, quarter)[2];
  };
}
