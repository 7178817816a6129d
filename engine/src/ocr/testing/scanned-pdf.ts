import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { openPage } from '../../pdf/open-page.ts';
import { openPdf } from '../../pdf/open-pdf.ts';
import { loadPdfium } from '../../pdf/pdfium-library.ts';
import { renderRegion, type Picture } from '../../pdf/render-region.ts';
import { linesPdf, pageHeight, pageWidth, type PageOptions } from '../../pdf/testing/a-pdf.ts';

const library = loadPdfium();
/** As office scanners are set. */
const dpi = 200;

/** A grey picture of a page of lines; drawn by PDFium, so that the fonts of the machine do not matter. */
export async function drawnLines(lines: readonly string[], options: PageOptions = {}): Promise<Picture> {
  const pdfium = await library;
  const pdf = openPdf(pdfium, await linesPdf(lines, options));
  if (typeof pdf === 'string') throw new Error(pdf);
  const page = openPage(pdfium, pdf.handle, 0);
  if (page === undefined) throw new Error('no page');
  const picture = renderRegion(pdfium, page.handle, [0, 0, pageWidth, pageHeight], dpi, 'grey');
  page.close();
  pdf.close();
  if (picture === undefined) throw new Error('no picture');
  return picture;
}

/** A PDF that holds nothing but a picture of lines, turned clockwise by so many degrees. */
export async function scannedPdf(lines: readonly string[], turned: 0 | 90 | 180 | 270 = 0): Promise<Uint8Array> {
  const { width, height, pixels } = await drawnLines(lines);
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .rotate(turned)
    .png()
    .toBuffer();
  const pdf = await PDFDocument.create();
  const size: [number, number] = turned % 180 === 0 ? [pageWidth, pageHeight] : [pageHeight, pageWidth];
  pdf.addPage(size).drawImage(await pdf.embedPng(png), { x: 0, y: 0, width: size[0], height: size[1] });
  return pdf.save();
}
