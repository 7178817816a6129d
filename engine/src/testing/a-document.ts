import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';

/** Points per character, per line, and from one column to the next. */
const characterPt = 5;
const linePt = 15;
const columnPt = 150;
const leftPt = 60;
/** What a page holds; the next line is on the next one. */
export const linesPerPage = 48;

/**
 * A document as the reader would give it: one string per printed line, ` | ` between the cells of a row, an empty
 * string for the space between paragraphs, a line that begins with `# ` in bold.
 */
export function aDocument(name: string, lines: readonly string[], page: Partial<ReadPage> = {}): ReadDocument {
  const pages: ReadPage[] = [];
  for (let from = 0; from < Math.max(1, lines.length); from += linesPerPage) {
    pages.push({ ...aPage(pages.length + 1, lines.slice(from, from + linesPerPage)), ...page });
  }
  return { name, sha256: name, pageCount: pages.length, pages, unreadPages: [], warnings: [] };
}

function aPage(number: number, lines: readonly string[]): ReadPage {
  const page: ReadPage = {
    page: number,
    width: 595,
    height: 842,
    turn: 0,
    ocr: false,
    texts: [],
    boxes: [],
    sizes: [],
    flags: [],
    slope: 0,
    rulings: [],
  };
  for (const [row, line] of lines.entries()) {
    const top = 110 + row * linePt;
    const isBold = line.startsWith('# ');
    for (const [column, cell] of line.replace(/^# /u, '').split(' | ').entries()) {
      let left = leftPt + column * columnPt;
      for (const text of cell.split(' ').filter((word) => word !== '')) {
        page.texts.push(text);
        page.boxes.push(left, top, left + text.length * characterPt, top + 12);
        page.sizes.push(12);
        page.flags.push(isBold ? 1 : 0);
        left += text.length * characterPt + 3;
      }
    }
  }
  return page;
}
