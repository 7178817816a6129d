import { openPage } from '../open-page.ts';
import { openPdf } from '../open-pdf.ts';
import { loadPdfium } from '../pdfium-library.ts';
import { readTextLayer } from '../read-page.ts';

const library = loadPdfium();

/** The words of each page of a PDF, read in this process. */
export async function readPages(bytes: Uint8Array): Promise<string[]> {
  const pdfium = await library;
  const pdf = openPdf(pdfium, bytes);
  if (typeof pdf === 'string') throw new Error(pdf);
  const pages: string[] = [];
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const page = openPage(pdfium, pdf.handle, index);
    if (page === undefined) throw new Error(`no page ${index + 1}`);
    pages.push(readTextLayer(pdfium, page, index + 1).page.texts.join(' '));
    page.close();
  }
  pdf.close();
  return pages;
}
