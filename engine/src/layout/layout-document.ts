import { askewFlag } from '../pdf/read-page-words.ts';
import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';
import { buildLines, wordsOfLine, type Line } from './build-lines.ts';
import { withHangingNumbers } from './hanging-numbers.ts';
import { joinSigns } from './join-signs.ts';
import { withoutCarriedAmounts } from './carried-amounts.ts';
import { buildPassages, type Flow } from './build-passages.ts';
import { chooseOptions } from './choose-options.ts';
import { findFurniture } from './find-furniture.ts';
import { pageStyle } from './headings.ts';
import { joinAcrossPages } from './join-across-pages.ts';
import { joinCutFigures } from './join-cut-figures.ts';
import { joinJustifiedGaps } from './join-justified-gaps.ts';
import { joinStrayGaps } from './join-stray-gaps.ts';
import type { Passage } from './passage.ts';
import { markRuledRows } from './mark-ruled-rows.ts';
import { withoutRepeatedHeads } from './repeated-heads.ts';
import { refineSegments } from './refine-segments.ts';
import { splitColumns } from './split-columns.ts';
import { inReadingDirection } from './turn-runs.ts';
import { withoutSpecks } from './without-specks.ts';
import { rulingsOf, wordsOfPage, type Word } from './word.ts';

/** The passages of a document in reading order, running headers and footers marked as such. */
export function layoutDocument(document: ReadDocument): Passage[] {
  const pages = document.pages.map((page) => ({ page, height: uprightHeight(page), ...linesOf(page) }));
  const furniture = findFurniture(pages);
  const flow: Flow = { passages: [], heading: '', tables: 0, head: undefined };
  for (const { page, lines, unchosen } of pages) {
    const body = lines.filter((line) => !furniture.has(line));
    const rulings = rulingsOf(page);
    const ordered = joinJustifiedGaps(splitColumns(markRuledRows(joinSigns(body), rulings)));
    buildPassages(flow, inReadingDirection(ordered), pageStyle(body, page.ocr), rulings);
    for (const line of lines) {
      if (furniture.has(line))
        flow.passages.push({ kind: 'furniture', words: wordsOfLine(line), cells: [], heading: '' });
    }
    for (const words of unchosen)
      flow.passages.push({ kind: 'furniture', words, cells: [], heading: '', isUnchosen: true });
  }
  return joinAcrossPages(withoutCarriedAmounts(withoutRepeatedHeads(flow.passages)));
}

function uprightHeight({ width, height, turn }: ReadPage): number {
  return turn === 90 || turn === 270 ? width : height;
}

/** Words that run in another direction than the page are stamps and margin notes: they are not part of its lines. */
function linesOf(page: ReadPage): { readonly lines: Line[]; readonly unchosen: readonly (readonly Word[])[] } {
  const words = wordsOfPage(page).filter((word) => (word.flags & askewFlag) === 0);
  const lines = buildLines(joinCutFigures(page.ocr ? withoutSpecks(words) : words), rulingsOf(page));
  const printed = joinJustifiedGaps(lines);
  const chosen = chooseOptions(printed);
  return {
    lines: [...withHangingNumbers(refineSegments(joinStrayGaps(chosen)))],
    unchosen: chosen === printed ? [] : wordsLeftOut(printed, chosen),
  };
}

/** Line by line, the words that a choice left out. */
function wordsLeftOut(printed: readonly Line[], chosen: readonly Line[]): Word[][] {
  const kept = new Set(chosen.flatMap(wordsOfLine));
  return printed.flatMap((line) => {
    const words = wordsOfLine(line).filter((word) => !kept.has(word));
    return words.length === 0 ? [] : [words];
  });
}
