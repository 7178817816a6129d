import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The memory of the WASM instance; the views are replaced when it grows, so they are never kept. */
interface Memory {
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  // Called once per character: the wrapped functions spend most of their time in the wrapper.
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, box: number): number;
  _FPDFText_GetCharAngle(textPage: number, index: number): number;
  _FPDFText_GetFontInfo(textPage: number, index: number, name: number, size: number, flags: number): number;
}

export type Pdfium = WrappedPdfiumModule & { readonly pdfium: Memory };

const hasMemory = (library: WrappedPdfiumModule): library is Pdfium =>
  'HEAPU8' in library.pdfium && '_malloc' in library.pdfium;

/** Compiles PDFium; after an abort of the WASM code the instance is dead and its process must end. */
export async function loadPdfium(): Promise<Pdfium> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = await readFile(file);
  const pdfium = await init({ wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
  if (!hasMemory(pdfium)) throw new Error('this build of PDFium does not show its memory');
  pdfium.PDFiumExt_Init();
  return pdfium;
}
