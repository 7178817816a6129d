import type { Box } from '@app/shared/contracts';
import { openPage } from '../open-page.ts';
import { openPdf } from '../open-pdf.ts';
import { loadPdfium } from '../pdfium-library.ts';
import type { ReadPage } from '../read-document.ts';
import { readTextLayer, type TextLayer } from '../read-page.ts';

const library = loadPdfium();

/** The text layer of the first page of a PDF, read in this process. */
export async function readFirstPage(bytes: Uint8Array): Promise<TextLayer> {
  const pdfium = await library;
  const pdf = openPdf(pdfium, bytes);
  if (typeof pdf === 'string') throw new Error(pdf);
  const page = openPage(pdfium, pdf.handle, 0);
  if (page === undefined) throw new Error('no page');
  try {
    return readTextLayer(pdfium, page, 1);
  } finally {
    page.close();
    pdf.close();
  }
}

/** Where the only word of this text stands on the page set upright. */
export function boxOf(page: ReadPage, text: string): Box {
  const at = page.texts.indexOf(text);
  if (at < 0 || at !== page.texts.lastIndexOf(text)) throw new Error(`not one ${text} in: ${page.texts.join(' ')}`);
  const [left = 0, top = 0, right = 0, bottom = 0] = page.boxes.slice(at * 4, at * 4 + 4);
  return [left, top, right, bottom];
}

export const flagsOf = (page: ReadPage, text: string): number => page.flags[page.texts.indexOf(text)] ?? 0;
