import { signReader } from './drawn-shapes.ts';
import { firstNamed, unnamedReader } from './unnamed-signs.ts';
import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { emptyBox, type PlacedBox } from './placed-box.ts';
import { printedCharacter } from './printed-character.ts';

/** Characters per page beyond this are not read: no printed page holds as many. */
const characterLimit = 400_000;

/** Browsers put it where a word might be parted, without any width where it is not. */
const softHyphen = 0xad;

/** A line box taller than this, in points, and so many times as tall as its character, is that of a font whose measures are wrong. */
const [tallLine, tallFactor] = [40, 4];

/** Letters of which fonts make one sign, most often, by the code that is left where their bytes changed places, and that of two of them. */
const joinedLetters = new Map(
  ['f', 'i', 'j', 'l', 't', 'fi', 'fj', 'fl', 'ff', 'ft', 'ti', 'tt'].map((letters) => [
    Array.from(letters).reduce((sum, letter) => sum + (letter.charCodeAt(0) << 8), 0),
    letters,
  ]),
);

/** The lowest of these codes: most characters of most texts come before it. */
const anyJoined = Math.min(...joinedLetters.keys());

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
export function characterReader(library: Pdfium, textPage: number, { place }: PageTransform): CharacterReader {
  const { pdfium } = library;
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
  const placeExact = (index: number, box: PlacedBox): void => {
    FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24);
    const { HEAPF64 } = pdfium;
    const at = memory >> 3;
    place(HEAPF64[at] ?? 0, HEAPF64[at + 2] ?? 0, HEAPF64[at + 1] ?? 0, HEAPF64[at + 3] ?? 0, box);
  };
  const signAt = signReader(library, textPage);
  const unnamedAt = unnamedReader(library, textPage);
  const swapped = swappedReader(FPDFText_GetUnicode, textPage);
  const exact = emptyBox();
  /** Takes the height of the character itself where that of its line is many times as much. */
  const keepNear = (index: number, box: PlacedBox): void => {
    placeExact(index, exact);
    const height = exact.bottom - exact.top;
    if (height <= 0 || box.bottom - box.top < height * tallFactor) return;
    box.top = exact.top;
    box.bottom = exact.bottom;
  };
  return {
    count: Math.min(FPDFText_CountChars(textPage), characterLimit),
    textOf: (index) => {
      const code = FPDFText_GetUnicode(textPage, index);
      if (code === softHyphen && !hasWidth(index)) return '';
      const drawn = code < firstNamed ? unnamedAt(index, code) : (swapped(index, code) ?? signAt(index, code));
      if (drawn !== undefined) return drawn;
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
        const height = box.bottom - box.top;
        if (height > 0.5 && box.right - box.left > 0) {
          if (height > tallLine) keepNear(index, box);
          return;
        }
      }
      placeExact(index, box);
    },
    close: () => pdfium._free(memory),
  };
}

/** The letters of a ligature whose bytes changed places: `昀椀` is `fi`. One alone may be a character of its own. */
function swappedReader(unicodeOf: (textPage: number, index: number) => number, textPage: number) {
  const isJoined = (index: number): boolean => index >= 0 && joinedLetters.has(unicodeOf(textPage, index));
  return (index: number, code: number): string | undefined => {
    const letters = code < anyJoined ? undefined : joinedLetters.get(code);
    return letters !== undefined && (isJoined(index - 1) || isJoined(index + 1)) ? letters : undefined;
  };
}
