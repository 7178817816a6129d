import type { UnreadableReason } from './read-document.ts';
import type { Pdfium } from './pdfium-library.ts';

export interface OpenPdf {
  readonly handle: number;
  readonly pageCount: number;
  close(): void;
}

/** FPDF_GetLastError: 3 is a bad format, 4 a password, 5 an unknown security handler. */
const reasons: Readonly<Record<number, 'broken' | 'password'>> = { 3: 'broken', 4: 'password', 5: 'password' };

/** ISO 32000-1 7.5.2 wants `%PDF-` first; readers accept it within the first 1024 bytes. */
const hasPdfHeader = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');

/** What keeps a file from being opened. */
export type OpeningFailure = Extract<
  UnreadableReason,
  'empty' | 'not-a-pdf' | 'out-of-memory' | 'broken' | 'no-pages' | 'dynamic-form' | 'password'
>;

/** FORMTYPE_XFA_FULL */
const fullXfa = 2;

/** Its pages are made by the program that shows it; the one in the file says to wait for them. */
const isDynamicForm = (pdfium: Pdfium, document: number): boolean => pdfium.FPDF_GetFormType(document) === fullXfa;

export function openPdf(pdfium: Pdfium, bytes: Uint8Array): OpenPdf | OpeningFailure {
  if (bytes.byteLength === 0) return 'empty';
  if (!hasPdfHeader(bytes)) return 'not-a-pdf';
  const memory = pdfium.pdfium._malloc(bytes.byteLength);
  if (memory === 0) return 'out-of-memory';
  pdfium.pdfium.HEAPU8.set(bytes, memory);
  const handle = pdfium.FPDF_LoadMemDocument(memory, bytes.byteLength, '');
  if (handle === 0) {
    const reason = reasons[pdfium.FPDF_GetLastError()] ?? 'broken';
    pdfium.pdfium._free(memory);
    return reason;
  }
  const pageCount = pdfium.FPDF_GetPageCount(handle);
  const close = (): void => {
    pdfium.FPDF_CloseDocument(handle);
    pdfium.pdfium._free(memory);
  };
  const failure = pageCount === 0 ? 'no-pages' : isDynamicForm(pdfium, handle) ? 'dynamic-form' : undefined;
  if (failure === undefined) return { handle, pageCount, close };
  close();
  return failure;
}
