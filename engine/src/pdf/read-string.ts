import type { Pdfium } from './pdfium-library.ts';

/** Reads a string by a function of PDFium that writes it as UTF-16 with a closing zero and answers its length in bytes. */
export function readString(pdfium: Pdfium, write: (memory: number, length: number) => number): string {
  const length = write(0, 0);
  if (length <= 2) return '';
  const raw = pdfium.pdfium;
  const memory = raw._malloc(length);
  write(memory, length);
  const text = Buffer.from(raw.HEAPU8.slice(memory, memory + length)).toString('utf16le');
  raw._free(memory);
  return text.replace(/\0/gu, '');
}
