import type { Pdfium } from './pdfium-library.ts';

/** Digits are taller than they are wide; the ink of a dash is lower than this part of its width. */
const flat = 0.3;
/** Radians from which on a character is not upright. */
const askew = 0.1;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/**
 * Tells dashes that bear the code of a digit, as Ghostscript writes them, by what is drawn: a digit is taller than a dash. Four numbers of
 * 64 bits are written to `memory`.
 */
export function dashFinder(pdfium: Pdfium['pdfium'], textPage: number, memory: number) {
  const { FPDFText_GetCharBox, FPDFText_GetCharAngle } = pdfium.wasmExports;
  const isFlat = (index: number): boolean => {
    if (FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24) === 0) return false;
    const at = memory >> 3;
    const { HEAPF64 } = pdfium;
    const width = (HEAPF64[at + 1] ?? 0) - (HEAPF64[at] ?? 0);
    const height = (HEAPF64[at + 3] ?? 0) - (HEAPF64[at + 2] ?? 0);
    return height > 0 && height < width * flat && Math.abs(FPDFText_GetCharAngle(textPage, index)) < askew;
  };
  return (index: number, code: number): boolean => isDigit(code) && isFlat(index);
}
