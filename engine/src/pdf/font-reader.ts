import type { Pdfium } from './pdfium-library.ts';

/** Names tell: PDFium reckons the weight from the width of the stems, and takes regular fonts for bold and bold ones for regular. */
const boldName = /bold|black|heavy|demi/i;
/** Longer names are cut. */
const nameBytes = 64;

export interface FontReader {
  isBold(character: number): boolean;
  close(): void;
}

/** Tells the fonts of the characters of a page; a name is made out only when it differs from the one before. */
export function fontReader(pdfium: Pdfium, textPage: number): FontReader {
  const raw = pdfium.pdfium;
  const memory = raw._malloc(nameBytes);
  const last = new Uint8Array(nameBytes);
  let lastLength = 0;
  let isBold = false;
  const isSame = (heap: Uint8Array, length: number): boolean => {
    if (length !== lastLength) return false;
    for (let at = 0; at < length; at += 1) if (heap[memory + at] !== last[at]) return false;
    return true;
  };
  return {
    isBold: (character) => {
      const bytes = raw.wasmExports.FPDFText_GetFontInfo(textPage, character, memory, nameBytes, 0);
      // The last byte ends the name.
      const length = Math.max(0, Math.min(bytes, nameBytes) - 1);
      const heap = raw.HEAPU8;
      if (isSame(heap, length)) return isBold;
      last.set(heap.subarray(memory, memory + length));
      lastLength = length;
      isBold = boldName.test(String.fromCharCode(...last.subarray(0, length)));
      return isBold;
    },
    close: () => raw._free(memory),
  };
}
