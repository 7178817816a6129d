import type { Pdfium } from './pdfium-library.ts';
import { readString } from './read-string.ts';

/** More are not named. */
const mostNamed = 50;

/** Names of the files within a file: a portfolio has its documents there, and a cover page that says nothing of them. */
export function embeddedFiles(pdfium: Pdfium, document: number): string[] {
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(document), mostNamed);
  return Array.from({ length: count }, (_, index) => {
    const attachment = pdfium.FPDFDoc_GetAttachment(document, index);
    if (attachment === 0) return '';
    return readString(pdfium, (memory, length) => pdfium.FPDFAttachment_GetName(attachment, memory, length));
  });
}
