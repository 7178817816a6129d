import { readFile } from 'node:fs/promises';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import type { Pdfium } from './pdfium-library.ts';

/** Which page of the one document goes over which page of the other, or behind it. */
export interface LaidPage {
  /** From 1. */
  readonly page: number;
  readonly isBehind: boolean;
}

/** Pages to lay over those of a document. */
export interface Layer {
  readonly overlay: Uint8Array;
  readonly pages: readonly LaidPage[];
  /** Points on the page as displayed that are put to the right of each. */
  readonly margin: number;
}

/** A document with other pages laid over its own and a margin to the right of each. */
export async function layOverPages(pdfium: Pdfium, path: string, layer: Layer): Promise<Uint8Array> {
  const [base, overlay] = [await readFile(path), layer.overlay].map((bytes) => opened(pdfium, bytes));
  if (base === undefined || overlay === undefined) throw new Error('two documents');
  let added = 0;
  for (const [index, { page, isBehind }] of layer.pages.entries()) {
    if (isBehind) importPage(pdfium, base, overlay, index, page + added++);
    else layOver(pdfium, base, overlay, { index, at: page - 1 + added, margin: layer.margin });
  }
  const bytes = saved(pdfium, base.handle);
  overlay.close();
  base.close();
  return bytes;
}

function opened(pdfium: Pdfium, bytes: Uint8Array): OpenPdf {
  const pdf = openPdf(pdfium, bytes);
  if (typeof pdf === 'string') throw new Error(`cannot open the document: ${pdf}`);
  return pdf;
}

function importPage(pdfium: Pdfium, base: OpenPdf, overlay: OpenPdf, index: number, at: number): void {
  const wanted = pdfium.pdfium._malloc(4);
  pdfium.pdfium.HEAP32[wanted >> 2] = index;
  const isDone = pdfium.FPDF_ImportPagesByIndex(base.handle, overlay.handle, wanted, 1, at);
  pdfium.pdfium._free(wanted);
  if (!isDone) throw new Error(`cannot put a page behind page ${at}`);
}

interface Laying {
  readonly index: number;
  readonly at: number;
  readonly margin: number;
}

function layOver(pdfium: Pdfium, base: OpenPdf, overlay: OpenPdf, { index, at, margin }: Laying): void {
  const page = pdfium.FPDF_LoadPage(base.handle, at);
  const form = pdfium.FPDF_NewXObjectFromPage(base.handle, overlay.handle, index);
  if (page === 0 || form === 0) throw new Error(`cannot mark page ${at + 1}`);
  const object = pdfium.FPDF_NewFormObjectFromXObject(form);
  const { matrix, box } = placeOver(boundsOf(pdfium, page), pdfium.FPDFPage_GetRotation(page), margin);
  pdfium.FPDFPageObj_Transform(object, ...matrix);
  pdfium.FPDFPage_InsertObject(page, object);
  pdfium.FPDFPage_SetMediaBox(page, ...box);
  pdfium.FPDFPage_SetCropBox(page, ...box);
  const isDone = pdfium.FPDFPage_GenerateContent(page);
  pdfium.FPDF_CloseXObject(form);
  pdfium.FPDF_ClosePage(page);
  if (!isDone) throw new Error(`cannot mark page ${at + 1}`);
}

type Bounds = readonly [left: number, bottom: number, right: number, top: number];
type Matrix = readonly [number, number, number, number, number, number];

/** What is shown of a page, in its user space. */
function boundsOf(pdfium: Pdfium, page: number): Bounds {
  const rectangle = pdfium.pdfium._malloc(16);
  pdfium.FPDF_GetPageBoundingBox(page, rectangle);
  // FS_RECTF: left, top, right, bottom.
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.pdfium.HEAPF32.slice(rectangle >> 2, (rectangle >> 2) + 4);
  pdfium.pdfium._free(rectangle);
  return [left, bottom, right, top];
}

/**
 * How a page that is drawn as displayed, from its bottom left, comes to lie on one that is displayed turned by quarters
 * clockwise; and the bounds of that one with a margin to the right as displayed.
 */
export function placeOver(
  [left, bottom, right, top]: Bounds,
  quarters: number,
  margin: number,
): { readonly matrix: Matrix; readonly box: Bounds } {
  switch (quarters) {
    case 1:
      return { matrix: [0, 1, -1, 0, right, bottom], box: [left, bottom, right, top + margin] };
    case 2:
      return { matrix: [-1, 0, 0, -1, right, top], box: [left - margin, bottom, right, top] };
    case 3:
      return { matrix: [0, -1, 1, 0, left, top], box: [left, bottom - margin, right, top] };
    default:
      return { matrix: [1, 0, 0, 1, left, bottom], box: [left, bottom, right + margin, top] };
  }
}

function saved(pdfium: Pdfium, document: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document, writer);
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const memory = pdfium.pdfium._malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, memory, size);
  const bytes = pdfium.pdfium.HEAPU8.slice(memory, memory + size);
  pdfium.pdfium._free(memory);
  pdfium.PDFiumExt_CloseFileWriter(writer);
  if (size === 0) throw new Error('the marked document could not be written');
  return bytes;
}
