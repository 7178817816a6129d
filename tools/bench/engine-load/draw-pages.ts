import { PDFDocument, PDFName, StandardFonts, type PDFPage } from 'pdf-lib';

/** A picture in shades of grey, one byte each, over the whole page: what a scan is. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** A line of text, or the cells of a row. */
export type PrintedLine = string | readonly string[];

export interface PrintedPage {
  readonly header: string;
  readonly lines: readonly PrintedLine[];
  /** Under the lines. */
  readonly picture?: Picture;
}

/** Left edges of the cells of a row, in points. */
const columns = [50, 120, 330, 400, 480];
const size = 9.5;
const lineHeight = 15;
const left = 50;
const firstLine = 780;
export const linesPerPage = 46;
const sheet = { width: 595, height: 842 };

/** Where a line of text stands on its page: left, top, right and bottom in points from the top left. */
export function boxOfLine(index: number, text: string): [number, number, number, number] {
  const baseline = sheet.height - (firstLine - index * lineHeight);
  return [left, baseline - size * 0.8, left + text.length * size * 0.5, baseline + size * 0.2];
}

/** Draws pages with a running header and numbers at the foot. */
export async function drawPages(pages: Iterable<PrintedPage>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  let number = 0;
  for (const { header, lines, picture } of pages) {
    number += 1;
    const page = document.addPage([sheet.width, sheet.height]);
    if (picture !== undefined) layUnder(page, picture);
    const draw = (text: string, x: number, y: number): void => page.drawText(text, { x, y, size, font });
    draw(header, left, 810);
    draw(`Page ${number}`, 280, 40);
    for (const [index, line] of lines.entries()) {
      const y = firstLine - index * lineHeight;
      if (typeof line === 'string') draw(line, left, y);
      else for (const [column, cell] of line.entries()) draw(cell, columns[column] ?? left, y);
    }
  }
  return document.save();
}

/** As a scanner does it: the picture as it is, stretched over the sheet. */
function layUnder(page: PDFPage, { width, height, grey }: Picture): void {
  const { context } = page.doc;
  const image = context.flateStream(grey, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  });
  page.node.setXObject(PDFName.of('Scan'), context.register(image));
  const stretched = context.stream(`q ${sheet.width} 0 0 ${sheet.height} 0 0 cm /Scan Do Q`);
  page.node.addContentStream(context.register(stretched));
}

/** Breaks text into lines that fit the page, by the number of their letters. */
export function breakLines(text: string, letters = 96): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= letters) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
