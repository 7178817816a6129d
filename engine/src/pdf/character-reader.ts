import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import type { PlacedBox } from './placed-box.ts';
import { printedCharacter } from './printed-character.ts';

/** Characters per page beyond this are not read: no printed page holds as many. */
const characterLimit = 400_000;

/** Browsers put it where a word might be parted, without any width where it is not. */
const softHyphen = 0xad;

/** What is narrower is not seen, in points. */
const narrowest = 0.1;

export interface CharacterReader {
  readonly count: number;
  /** As printed: a space for all white space, an empty string for what is not seen. */
  textOf(index: number): string;
  /** PDFium put it in where it takes the place between two characters for a space or the end of a line. */
  isSupposed(index: number): boolean;
  /** Writes where a character stands into `box`. */
  measure(index: number, box: PlacedBox): void;
  close(): void;
}

/** Reads the characters of a page one by one. */
export function characterReader({ pdfium }: Pdfium, textPage: number, { place }: PageTransform): CharacterReader {
  const {
    FPDFText_CountChars,
    FPDFText_GetUnicode,
    FPDFText_HasUnicodeMapError,
    FPDFText_IsGenerated,
    FPDFText_GetLooseCharBox,
    FPDFText_GetCharBox,
  } = pdfium.wasmExports;
  const memory = pdfium._malloc(32);
  const hasWidth = (index: number): boolean => {
    if (FPDFText_GetLooseCharBox(textPage, index, memory) === 0) return false;
    const at = memory >> 2;
    return (pdfium.HEAPF32[at + 2] ?? 0) - (pdfium.HEAPF32[at] ?? 0) > narrowest;
  };
  return {
    count: Math.min(FPDFText_CountChars(textPage), characterLimit),
    textOf: (index) => {
      const code = FPDFText_GetUnicode(textPage, index);
      if (code === softHyphen && !hasWidth(index)) return '';
      const text = printedCharacter(code);
      // A control code in a font without a map is the number of a glyph: something is printed there.
      return text === '' && FPDFText_HasUnicodeMapError(textPage, index) === 1 ? '\uFFFD' : text;
    },
    isSupposed: (index) => FPDFText_IsGenerated(textPage, index) === 1,
    measure: (index, box) => {
      if (FPDFText_GetLooseCharBox(textPage, index, memory) !== 0) {
        const { HEAPF32 } = pdfium;
        const at = memory >> 2;
        // FS_RECTF is left, top, right, bottom.
        place(HEAPF32[at] ?? 0, HEAPF32[at + 3] ?? 0, HEAPF32[at + 2] ?? 0, HEAPF32[at + 1] ?? 0, box);
        if (box.bottom - box.top > 0.5 && box.right - box.left > 0) return;
      }
      FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24);
      const { HEAPF64 } = pdfium;
      const at = memory >> 3;
      place(HEAPF64[at] ?? 0, HEAPF64[at + 2] ?? 0, HEAPF64[at + 1] ?? 0, HEAPF64[at + 3] ?? 0, box);
    },
    close: () => pdfium._free(memory),
  };
}
