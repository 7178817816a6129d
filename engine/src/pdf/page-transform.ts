import type { Pdfium } from './pdfium-library.ts';
import type { PlacedBox } from './placed-box.ts';

/** Maps PDF user space to points from the top left of the page as displayed (crop box and rotation applied). */
export interface PageTransform {
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise by which the page is displayed turned. */
  readonly quarters: number;
  /** Writes where a rectangle of the page is displayed into `box`. */
  readonly place: (left: number, bottom: number, right: number, top: number, box: PlacedBox) => void;
}

/** Device pixels per point while probing; PDFium answers in whole pixels. */
const probeScale = 100;
/** Probes lie this many points apart, so that one pixel of rounding is a 1/100,000 error. */
const probeSpan = 1000;

const round = (value: number): number => Math.round(value * 10) / 10;

export function pageTransform(pdfium: Pdfium, page: number): PageTransform {
  const width = pdfium.FPDF_GetPageWidthF(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  const out = pdfium.pdfium._malloc(8);
  const probe = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * probeScale),
      Math.round(height * probeScale),
      0,
      x,
      y,
      out,
      out + 4,
    );
    const { HEAP32 } = pdfium.pdfium;
    return [(HEAP32[out >> 2] ?? 0) / probeScale, (HEAP32[(out >> 2) + 1] ?? 0) / probeScale];
  };
  const [originX, originY] = probe(0, 0);
  const [rightX, rightY] = probe(probeSpan, 0);
  const [upX, upY] = probe(0, probeSpan);
  pdfium.pdfium._free(out);
  const xx = (rightX - originX) / probeSpan;
  const xy = (rightY - originY) / probeSpan;
  const yx = (upX - originX) / probeSpan;
  const yy = (upY - originY) / probeSpan;
  const place = (left: number, bottom: number, right: number, top: number, box: PlacedBox): void => {
    const x1 = originX + left * xx + bottom * yx;
    const y1 = originY + left * xy + bottom * yy;
    const x2 = originX + right * xx + top * yx;
    const y2 = originY + right * xy + top * yy;
    box.left = round(Math.min(x1, x2));
    box.top = round(Math.min(y1, y2));
    box.right = round(Math.max(x1, x2));
    box.bottom = round(Math.max(y1, y2));
  };
  return { width: round(width), height: round(height), quarters: pdfium.FPDFPage_GetRotation(page), place };
}
