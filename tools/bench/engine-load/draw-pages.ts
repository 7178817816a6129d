import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A line of text, or the cells of a row. */
export type PrintedLine = string | readonly string[];

export interface PrintedPage {
  readonly header: string;
  readonly lines: readonly PrintedLine[];
}

/** Left edges of the cells of a row, in points. */
const columns = [50, 120, 330, 400, 480];
const size = 9.5;
const lineHeight = 15;
const left = 50;
const firstLine = 780;
export const linesPerPage = 46;

/** Draws pages with a running header and numbers at the foot. */
export async function drawPages(pages: Iterable<PrintedPage>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  let number = 0;
  for (const { header, lines } of pages) {
    number += 1;
    const page = document.addPage([595, 842]);
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
