import { degrees, PDFDocument, StandardFonts, type PDFPage } from 'pdf-lib';

/** A4 in points. */
export const pageWidth = 595;
export const pageHeight = 842;

const usualSize = 12;

export interface TextAt {
  readonly text: string;
  /** Left end of the base line, in points from the top left of the page before it is rotated. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Degrees clockwise by which the text is turned. */
  readonly turned?: number;
}

export interface PageOptions {
  /** Degrees clockwise by which the page is displayed turned. */
  readonly rotate?: number;
  /** Points cut off at the left and at the top. */
  readonly crop?: readonly [left: number, top: number];
  /** What else is on the page. */
  readonly draw?: (page: PDFPage, pdf: PDFDocument) => void | Promise<void>;
}

export interface PdfPage extends PageOptions {
  readonly texts: readonly TextAt[];
}

/** A PDF with a text layer. */
export async function aPdf(...pages: readonly PdfPage[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  for (const { texts, rotate = 0, crop = [0, 0], draw } of pages) {
    const page = pdf.addPage([pageWidth, pageHeight]);
    for (const { text, x, y, size = usualSize, bold = false, turned = 0 } of texts) {
      const font = bold ? fonts.bold : fonts.regular;
      page.drawText(text, { x, y: pageHeight - y, size, font, rotate: degrees(-turned) });
    }
    await draw?.(page, pdf);
    page.setCropBox(crop[0], 0, pageWidth - crop[0], pageHeight - crop[1]);
    page.setRotation(degrees(rotate));
  }
  return pdf.save();
}

/** One page of lines, 16 points apart. */
export const linesPdf = (lines: readonly string[], options: PageOptions = {}): Promise<Uint8Array> =>
  aPdf({ texts: lines.map((text, index) => ({ text, x: 60, y: 100 + index * 16 })), ...options });

/** Points that a text of usual size takes. */
export async function widthOf(text: string): Promise<number> {
  const pdf = await PDFDocument.create();
  return (await pdf.embedFont(StandardFonts.Helvetica)).widthOfTextAtSize(text, usualSize);
}

/** The pages of several PDFs in one. */
export async function joinPdfs(pdfs: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  for (const bytes of pdfs) {
    const pdf = await PDFDocument.load(bytes);
    for (const page of await joined.copyPages(pdf, pdf.getPageIndices())) joined.addPage(page);
  }
  return joined.save();
}
