import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/**
 * The functions of PDFium called once per character or object, as compiled. The wrapped ones check their arguments in
 * JavaScript, which costs more than what most of them do.
 */
interface DirectFunctions {
  readonly FPDFText_CountChars: (textPage: number) => number;
  readonly FPDFText_GetUnicode: (textPage: number, index: number) => number;
  readonly FPDFText_IsGenerated: (textPage: number, index: number) => number;
  readonly FPDFText_HasUnicodeMapError: (textPage: number, index: number) => number;
  readonly FPDFText_GetLooseCharBox: (textPage: number, index: number, box: number) => number;
  readonly FPDFText_GetCharBox: (
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ) => number;
  readonly FPDFText_GetCharOrigin: (textPage: number, index: number, x: number, y: number) => number;
  readonly FPDFText_GetMatrix: (textPage: number, index: number, matrix: number) => number;
  readonly FPDFText_GetCharAngle: (textPage: number, index: number) => number;
  readonly FPDFText_GetFontSize: (textPage: number, index: number) => number;
  readonly FPDFText_GetFontInfo: (textPage: number, index: number, name: number, size: number, flags: number) => number;
  readonly FPDFText_GetTextObject: (textPage: number, index: number) => number;
  readonly FPDFTextObj_GetFont: (object: number) => number;
  readonly FPDFTextObj_GetTextRenderMode: (object: number) => number;
  readonly FPDFPageObj_GetFillColor: (
    object: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ) => number;
  readonly FPDFPageObj_GetClipPath: (object: number) => number;
  readonly FPDFClipPath_CountPaths: (clip: number) => number;
  readonly FPDFClipPath_CountPathSegments: (clip: number, path: number) => number;
  readonly FPDFClipPath_GetPathSegment: (clip: number, path: number, segment: number) => number;
  readonly FPDFPathSegment_GetPoint: (segment: number, x: number, y: number) => number;
  readonly FPDFPageObj_CountMarks: (object: number) => number;
  readonly FPDFPageObj_GetMark: (object: number, index: number) => number;
  readonly FPDFPageObjMark_GetParamValueType: (mark: number, name: number) => number;
  readonly FPDFPageObjMark_GetName: (mark: number, name: number, size: number, length: number) => number;
  readonly FPDFPage_GetAnnot: (page: number, index: number) => number;
  readonly FPDFPage_CloseAnnot: (annotation: number) => void;
  readonly FPDFAnnot_GetSubtype: (annotation: number) => number;
  readonly EPDFAnnot_HasAppearanceStream: (annotation: number, mode: number) => number;
  readonly FPDFPage_GetObject: (page: number, index: number) => number;
  readonly FPDFPageObj_GetType: (object: number) => number;
  readonly FPDFPageObj_GetBounds: (object: number, left: number, bottom: number, right: number, top: number) => number;
}

/** The memory of the WASM instance; the views are replaced when it grows, so they are never kept. */
interface Memory {
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  readonly wasmExports: DirectFunctions;
}

export type Pdfium = WrappedPdfiumModule & { readonly pdfium: Memory };

/** As of version 2.15: a release that shows less is refused at start. */
const hasMemory = (library: WrappedPdfiumModule): library is Pdfium =>
  'HEAPU8' in library.pdfium && '_malloc' in library.pdfium && 'wasmExports' in library.pdfium;

/** Compiles PDFium; after an abort of the WASM code the instance is dead and its process must end. */
export async function loadPdfium(): Promise<Pdfium> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  // Of its nine thousand functions a few hundred are called: V8 is to check each when it is compiled, not all beforehand.
  setFlagsFromString('--wasm-lazy-validation');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const isWhole = buffer.byteLength === byteLength;
  const pdfium = await init({ wasmBinary: isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength) });
  if (!hasMemory(pdfium)) throw new Error('this build of PDFium does not show its memory');
  pdfium.PDFiumExt_Init();
  return pdfium;
}
