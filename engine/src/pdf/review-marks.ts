import { emptyBox, type PlacedBox } from './placed-box.ts';
import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { readString } from './read-string.ts';

/** What reviewers put on a page as annotations, ISO 32000-1 12.5.6. */
export interface ReviewMarks {
  /** Lines through struck-out words, in the user space of the page: left, bottom, right, top. */
  readonly strokes: readonly (readonly [number, number, number, number])[];
  /** Their words, in the order of the page; empty where a mark has none. */
  readonly comments: readonly string[];
  /** Places that are marked to be blacked out, while their words are still there. */
  readonly redactions: number;
}

/** FPDF_ANNOT_TEXT, _HIGHLIGHT, _UNDERLINE, _SQUIGGLY, _STRIKEOUT, _CARET and _REDACT. */
const strikeOut = 12;
const redact = 28;
const remarks: ReadonlySet<number> = new Set([1, 9, 10, 11, strikeOut, 14, redact]);

/** Reads the marks of a page before they are made part of its content, where PDFium does not show them. */
export function readReviewMarks(pdfium: Pdfium, page: number): ReviewMarks {
  const strokes: [number, number, number, number][] = [];
  const comments: string[] = [];
  let redactions = 0;
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
    if (remarks.has(kind)) {
      const comment = contentsOf(pdfium, annotation);
      if (kind === strikeOut) strokes.push(...middlesOf(pdfium, annotation));
      if (kind === redact) redactions += 1;
      if (comment !== '') comments.push(comment);
    }
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return { strokes, comments, redactions };
}

/** Where the lines of marks are displayed. */
export const placedStrokes = ({ strokes }: ReviewMarks, { place }: PageTransform): PlacedBox[] =>
  strokes.map(([left, bottom, right, top]) => {
    const box = emptyBox();
    place(left, bottom, right, top, box);
    return box;
  });

/** A line through the middle of each part of a mark: a passage over three lines has three. */
function middlesOf(pdfium: Pdfium, annotation: number): [number, number, number, number][] {
  const raw = pdfium.pdfium;
  const memory = raw._malloc(32);
  const lines: [number, number, number, number][] = [];
  const count = pdfium.FPDFAnnot_CountAttachmentPoints(annotation);
  for (let index = 0; index < count; index += 1) {
    if (!pdfium.FPDFAnnot_GetAttachmentPoints(annotation, index, memory)) continue;
    const at = memory >> 2;
    const places = Array.from(raw.HEAPF32.subarray(at, at + 8));
    const xs = places.filter((_, place) => place % 2 === 0);
    const ys = places.filter((_, place) => place % 2 === 1);
    const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const isLevel = right - left >= top - bottom;
    if (isLevel) lines.push([left, (bottom + top) / 2, right, (bottom + top) / 2]);
    else lines.push([(left + right) / 2, bottom, (left + right) / 2, top]);
  }
  raw._free(memory);
  return lines;
}

const contentsOf = (pdfium: Pdfium, annotation: number): string =>
  readString(pdfium, (memory, length) => pdfium.FPDFAnnot_GetStringValue(annotation, 'Contents', memory, length))
    .replace(/\s+/gu, ' ')
    .trim();
