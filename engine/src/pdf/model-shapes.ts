import type { Pdfium } from './pdfium-library.ts';

/** Fonts that PDFium has itself, whose shapes stand for those of all; the last one has the signs that the others lack. */
const fontNames = ['Times-Roman', 'Times-Italic', 'Helvetica', 'Courier', 'Symbol'] as const;

/** How broad, and how far above the line it stands for its size. */
export type Shape = readonly [breadth: number, foot: number];

/** Dashes are as thin as a font will have them. */
const flattest = 2;

export const shapeOf = (left: number, bottom: number, right: number, top: number): Shape => {
  const [width, height] = [right - left, top - bottom];
  return [Math.min(flattest, Math.log(width / height)), bottom / Math.max(width, height)];
};

/** How far a shape is from those of letters, set as one sign, in the fonts at hand. */
export type Distance = (letters: string, shape: Shape) => number;

/** No font at hand has all raised digits; they have one shape, more or less. */
const raisedTwo = '²';
export const isRaised = (letters: string): boolean => letters >= '⁰' && letters <= '⁹';

export interface Models {
  readonly distance: Distance;
  /** Six numbers of 64 bits, which PDFium writes to. */
  readonly memory: number;
}

const known = new WeakMap<Pdfium['pdfium'], Models>();

function loadModels(pdfium: Pdfium): Models {
  const memory = pdfium.pdfium._malloc(48);
  const document = pdfium.FPDF_CreateNewDocument();
  const fonts = fontNames.map((name) => pdfium.FPDFText_LoadStandardFont(document, name));
  const shapes = new Map<string, readonly Shape[]>();
  const distance: Distance = (letters, [breadth, foot]) => {
    let own = shapes.get(letters);
    if (own === undefined) {
      const shown = isRaised(letters) ? raisedTwo : letters;
      own = fonts.flatMap((font) => outlineOf(pdfium, font, shown, memory));
      shapes.set(letters, own);
    }
    let least = Number.POSITIVE_INFINITY;
    for (const shape of own) least = Math.min(least, Math.hypot(shape[0] - breadth, shape[1] - foot));
    return least;
  };
  return { distance, memory };
}

/** Letters that are set one behind the other, as a ligature is; none where the font lacks one of them. */
function outlineOf(pdfium: Pdfium, font: number, letters: string, memory: number): Shape[] {
  const [across, up]: [number[], number[]] = [[], []];
  let start = 0;
  for (let letter = 0; letter < letters.length; letter += 1) {
    const code = letters.charCodeAt(letter);
    const path = pdfium.FPDFFont_GetGlyphPath(font, code, 1);
    const count = path === 0 ? 0 : pdfium.FPDFGlyphPath_CountGlyphSegments(path);
    if (count === 0) return [];
    for (let at = 0; at < count; at += 1) {
      pdfium.FPDFPathSegment_GetPoint(pdfium.FPDFGlyphPath_GetGlyphPathSegment(path, at), memory, memory + 4);
      across.push(start + (pdfium.pdfium.HEAPF32[memory >> 2] ?? 0));
      up.push(pdfium.pdfium.HEAPF32[(memory >> 2) + 1] ?? 0);
    }
    pdfium.FPDFFont_GetGlyphWidth(font, code, 1, memory);
    start += pdfium.pdfium.HEAPF32[memory >> 2] ?? 0;
  }
  return [shapeOf(Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up))];
}

/** The shapes of characters in fonts at hand, read once for all pages. */
export function modelShapes(pdfium: Pdfium): Models {
  const models = known.get(pdfium.pdfium) ?? loadModels(pdfium);
  known.set(pdfium.pdfium, models);
  return models;
}
