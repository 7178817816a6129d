import type { Pdfium } from './pdfium-library.ts';

/** Fonts that PDFium has itself, whose shapes stand for those of all; the last one has the signs that the others lack. */
const fontNames = ['Times-Roman', 'Times-Italic', 'Helvetica', 'Courier', 'Symbol'] as const;

/** How broad, and how far above the line it stands for its size. */
export type Shape = readonly [breadth: number, foot: number];

export const shapeOf = (left: number, bottom: number, right: number, top: number): Shape => {
  const [width, height] = [right - left, top - bottom];
  return [Math.log(width / height), bottom / Math.max(width, height)];
};

/** How far a shape is from those of a character in the fonts at hand. */
export type Distance = (character: number, shape: Shape) => number;

/** No font at hand has all raised digits; they have one shape, more or less. */
const raisedTwo = 0xb2;
export const isRaised = (character: number): boolean => character >= 0x2070 && character <= 0x2079;

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
  const shapes = new Map<number, readonly Shape[]>();
  const distance: Distance = (character, [breadth, foot]) => {
    let own = shapes.get(character);
    if (own === undefined) {
      const shown = isRaised(character) ? raisedTwo : character;
      own = fonts.flatMap((font) => outlineOf(pdfium, font, shown, memory));
      shapes.set(character, own);
    }
    let least = Number.POSITIVE_INFINITY;
    for (const shape of own) least = Math.min(least, Math.hypot(shape[0] - breadth, shape[1] - foot));
    return least;
  };
  return { distance, memory };
}

function outlineOf(pdfium: Pdfium, font: number, character: number, memory: number): Shape[] {
  const path = pdfium.FPDFFont_GetGlyphPath(font, character, 1);
  const count = path === 0 ? 0 : pdfium.FPDFGlyphPath_CountGlyphSegments(path);
  const [across, up]: [number[], number[]] = [[], []];
  for (let at = 0; at < count; at += 1) {
    pdfium.FPDFPathSegment_GetPoint(pdfium.FPDFGlyphPath_GetGlyphPathSegment(path, at), memory, memory + 4);
    across.push(pdfium.pdfium.HEAPF32[memory >> 2] ?? 0);
    up.push(pdfium.pdfium.HEAPF32[(memory >> 2) + 1] ?? 0);
  }
  return count === 0 ? [] : [shapeOf(Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up))];
}

/** The shapes of characters in fonts at hand, read once for all pages. */
export function modelShapes(pdfium: Pdfium): Models {
  const models = known.get(pdfium.pdfium) ?? loadModels(pdfium);
  known.set(pdfium.pdfium, models);
  return models;
}
