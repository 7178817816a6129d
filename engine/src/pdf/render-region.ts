import type { Box } from '@app/shared/contracts';
import type { Pdfium } from './pdfium-library.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Grey: one byte per pixel; colour: red, green, blue, opaque alpha. */
  readonly pixels: Uint8Array;
}

const formats = { grey: { code: 1, bytes: 1 }, colour: { code: 4, bytes: 4 } } as const;
/** FPDF_ANNOT draws annotations and form fields. */
const withAnnotations = 1;
/** FPDF_REVERSE_BYTE_ORDER gives RGBA in place of BGRA. */
const reversedBytes = 16;
/** More pixels than this are not drawn, whatever the page claims to measure. */
const pixelLimit = 25_000_000;

/** Draws a part of a page; the resolution is lowered when the picture would exceed the pixel limit. */
export function renderRegion(
  pdfium: Pdfium,
  page: number,
  clip: Box,
  dpi: number,
  kind: keyof typeof formats,
): Picture | undefined {
  const [left, top, right, bottom] = clip;
  const area = Math.max(0, right - left) * Math.max(0, bottom - top);
  if (area === 0) return undefined;
  const scale = Math.min(dpi / 72, Math.sqrt(pixelLimit / area));
  const width = Math.max(1, Math.round((right - left) * scale));
  const height = Math.max(1, Math.round((bottom - top) * scale));
  const format = formats[kind];
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format.code, 0, 0);
  if (bitmap === 0) return undefined;
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  const pageWidth = Math.round(pdfium.FPDF_GetPageWidthF(page) * scale);
  const pageHeight = Math.round(pdfium.FPDF_GetPageHeightF(page) * scale);
  const flags = withAnnotations | (kind === 'colour' ? reversedBytes : 0);
  pdfium.FPDF_RenderPageBitmap(
    bitmap,
    page,
    Math.round(-left * scale),
    Math.round(-top * scale),
    pageWidth,
    pageHeight,
    0,
    flags,
  );
  const pixels = copyRows(pdfium, bitmap, width * format.bytes, height);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { width, height, pixels };
}

function copyRows(pdfium: Pdfium, bitmap: number, rowBytes: number, height: number): Uint8Array {
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const { HEAPU8 } = pdfium.pdfium;
  const pixels = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    pixels.set(HEAPU8.subarray(buffer + row * stride, buffer + row * stride + rowBytes), row * rowBytes);
  }
  return pixels;
}
