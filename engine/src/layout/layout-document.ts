import { askewFlag } from '../pdf/read-page-words.ts';
import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';
import { buildLines, wordsOfLine, type Line } from './build-lines.ts';
import { buildPassages, type Flow } from './build-passages.ts';
import { findFurniture } from './find-furniture.ts';
import { pageStyle } from './headings.ts';
import { joinAcrossPages } from './join-across-pages.ts';
import type { Passage } from './passage.ts';
import { mergeGridRows } from './merge-grid-rows.ts';
import { refineSegments } from './refine-segments.ts';
import { splitColumns } from './split-columns.ts';
import { wordsOfPage } from './word.ts';

/** The passages of a document in reading order, running headers and footers marked as such. */
export function layoutDocument(document: ReadDocument): Passage[] {
  const pages = document.pages.map((page) => ({ page, height: uprightHeight(page), lines: linesOf(page) }));
  const furniture = findFurniture(pages);
  const flow: Flow = { passages: [], heading: '', tables: 0, head: undefined };
  for (const { page, lines } of pages) {
    const body = lines.filter((line) => !furniture.has(line));
    const ordered = splitColumns(mergeGridRows(body, page.rulings));
    buildPassages(flow, ordered, pageStyle(body, page.ocr), page.rulings);
    for (const line of lines) {
      if (furniture.has(line))
        flow.passages.push({ kind: 'furniture', words: wordsOfLine(line), cells: [], heading: '' });
    }
  }
  return joinAcrossPages(flow.passages);
}

/** What a recogniser makes of table lines and dust: marks that mean nothing alone. */
const isSpeck = (text: string): boolean => !/[\p{L}\p{N}$€£¥%+±×÷°§&–-]/u.test(text);

function uprightHeight({ width, height, turn }: ReadPage): number {
  return turn === 90 || turn === 270 ? width : height;
}

/** Words that run in another direction than the page are stamps and margin notes: they are not part of its lines. */
function linesOf(page: ReadPage): Line[] {
  const words = wordsOfPage(page).filter(
    (word) => (word.flags & askewFlag) === 0 && (!page.ocr || !isSpeck(word.text)),
  );
  return refineSegments(buildLines(words, page.rulings));
}
