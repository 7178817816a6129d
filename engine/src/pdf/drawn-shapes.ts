import { isRaised, modelShapes, shapeOf, type Shape } from './model-shapes.ts';
import type { Pdfium } from './pdfium-library.ts';

/**
 * Some programs write both bytes of a code over each other: U+2019 becomes 39, U+2013 becomes 33, U+2265 becomes 67. These are what may have
 * been meant: a quote stands high, a dash is flat, and neither has the shape of a digit.
 */
const signs = '‐‑‒–—―‘’‚“”„•…‹›€™−≤≥≠≈≡∞∑∏∂∫∈√←→↔⇒αβγδεζηθικλμνξοπρςστυφχψωΓΔΘΛΞΠΣΦΨΩ⁰⁴⁵⁶⁷⁸⁹';
/** Shapes of one letter in two fonts differ by less; those of letters that have nothing to do with each other rarely do. */
const alike = 0.15;
/** Part of the letters of a sound text that have the shape of their codes, at least; of a text in other codes half of them have. */
const mostAlike = 0.75;
/** A sign is drawn in place of its code where it is nearer by this factor, and is told from another sign by this one. */
const [nearer, apart] = [2.2, 1.5] as const;
/** Radians from which on a character is not upright. */
const askew = 0.1;
/** FPDF_TEXTRENDERMODE_INVISIBLE: such characters lie over the picture of a page, and have no shape of their own. */
const invisible = 3;

/** PDFium gives a character of which nothing is drawn a height of a hundredth of a point. */
const undrawn = 0.02;

const overlaid = (sign: string): number => (sign.charCodeAt(0) >> 8) | (sign.charCodeAt(0) & 0xff);

/** What each code of a byte may stand for besides itself. */
const meantBy: readonly (readonly string[] | undefined)[] = Array.from({ length: 0x100 }, (_, code) => {
  const meant = Array.from(signs).filter((sign) => overlaid(sign) === code);
  return meant.length === 0 ? undefined : meant;
});

/** The shape of a character as it is drawn; undefined where it has none. */
export function shapeReader(pdfium: Pdfium, textPage: number): (index: number) => Shape | undefined {
  const { FPDFText_GetCharBox, FPDFText_GetCharOrigin } = pdfium.pdfium.wasmExports;
  const { memory } = modelShapes(pdfium);
  return (index) => {
    if (FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24) === 0) return undefined;
    FPDFText_GetCharOrigin(textPage, index, memory + 32, memory + 40);
    const { HEAPF64 } = pdfium.pdfium;
    const at = memory >> 3;
    const left = HEAPF64[at] ?? 0;
    const right = HEAPF64[at + 1] ?? 0;
    const line = HEAPF64[at + 5] ?? 0;
    const bottom = (HEAPF64[at + 2] ?? 0) - line;
    const top = (HEAPF64[at + 3] ?? 0) - line;
    return right > left && top - bottom > undrawn ? shapeOf(left, bottom, right, top) : undefined;
  };
}

/** Tells the sign that is drawn where the code of another character stands: U+FFFD where it may be one of several. */
export function signReader(pdfium: Pdfium, textPage: number): (index: number, code: number) => string | undefined {
  const { FPDFText_GetCharAngle, FPDFText_GetTextObject, FPDFTextObj_GetTextRenderMode, FPDFText_GetUnicode } =
    pdfium.pdfium.wasmExports;
  const { distance } = modelShapes(pdfium);
  const drawn = shapeReader(pdfium, textPage);
  const isSeenUpright = (index: number): boolean =>
    Math.abs(FPDFText_GetCharAngle(textPage, index)) < askew &&
    FPDFTextObj_GetTextRenderMode(FPDFText_GetTextObject(textPage, index)) !== invisible;
  const isLetterAt = (index: number): boolean => index >= 0 && isLetter(FPDFText_GetUnicode(textPage, index));
  return (index, code) => {
    const meant = meantBy[code];
    if (meant === undefined) return undefined;
    // Within a word a letter is one, as most letters are; a raised digit stands before or behind a word.
    if (isLetter(code)) {
      const beside = Number(isLetterAt(index - 1)) + Number(isLetterAt(index + 1));
      if (beside > (isRaised(meant[0] ?? '') ? 1 : 0)) return undefined;
    }
    const shape = drawn(index);
    if (shape === undefined) return undefined;
    const off = distance(String.fromCharCode(code), shape);
    if (off < alike * nearer || !Number.isFinite(off)) return undefined;
    const [first, second] = meant
      .map((sign) => ({ sign, off: distance(sign, shape) }))
      .toSorted((a, b) => a.off - b.off);
    if (first === undefined || first.off * nearer > off || !isSeenUpright(index)) return undefined;
    const isSure =
      second === undefined ||
      second.off > (first.off + alike) * apart ||
      [isDash, isRaised].some((isOne) => isOne(first.sign) && isOne(second.sign));
    return isSure ? first.sign : '\uFFFD';
  };
}

/** Whether most of some characters have the shapes of the letters that their codes name, or of the digits as well. */
export function lettersReader(
  pdfium: Pdfium,
  textPage: number,
  andDigits = false,
): (indexes: readonly number[]) => boolean {
  const { FPDFText_GetUnicode } = pdfium.pdfium.wasmExports;
  const { distance } = modelShapes(pdfium);
  const drawn = shapeReader(pdfium, textPage);
  return (indexes) => {
    let [letters, fitting] = [0, 0];
    for (const index of indexes) {
      const letter = FPDFText_GetUnicode(textPage, index);
      const shape = isLetter(letter) || (andDigits && isDigit(letter)) ? drawn(index) : undefined;
      if (shape === undefined) continue;
      letters += 1;
      // Fonts of small capitals draw them in place of small letters.
      if (
        distance(String.fromCharCode(letter), shape) < alike ||
        distance(String.fromCharCode(letter & ~smallLetter), shape) < alike
      )
        fitting += 1;
    }
    return letters > 0 && fitting >= letters * mostAlike;
  };
}

/** What makes a letter of ASCII a small one. */
const smallLetter = 0x20;
const isLetter = (code: number): boolean => {
  const small = code | smallLetter;
  return small >= 0x61 && small <= 0x7a;
};
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isDash = (sign: string): boolean => sign >= '‐' && sign <= '―';
