import { pageTransform, type PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';

export interface OpenPage {
  readonly handle: number;
  readonly transform: PageTransform;
  close(): void;
}

/** FLAT_NORMALDISPLAY: what is seen on a screen, not what would be printed. */
const asDisplayed = 0;

/** Opens a page with form fields and other annotations made part of its content, so that their text is read too. */
export function openPage(pdfium: Pdfium, document: number, index: number): OpenPage | undefined {
  let handle = pdfium.FPDF_LoadPage(document, index);
  if (handle === 0) return undefined;
  if (pdfium.FPDFPage_GetAnnotCount(handle) > 0 && pdfium.FPDFPage_Flatten(handle, asDisplayed) === 1) {
    pdfium.FPDF_ClosePage(handle);
    handle = pdfium.FPDF_LoadPage(document, index);
    if (handle === 0) return undefined;
  }
  return { handle, transform: pageTransform(pdfium, handle), close: () => pdfium.FPDF_ClosePage(handle) };
}
