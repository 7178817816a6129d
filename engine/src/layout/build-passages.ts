import { textOfWords, wordsOfLine, type Line, type Segment } from './build-lines.ts';
import { addTableLine, isContinuation, type DraftRow } from './build-table-rows.ts';
import { hasFitted, isEndedByHand } from './ended-by-hand.ts';
import { isHeadingLine, type PageStyle } from './headings.ts';
import { isListMarker, markerLength } from './list-marker.ts';
import type { Passage } from './passage.ts';
import { headAlone, mergeHeadLines } from './merge-head-lines.ts';
import { rulingAt } from './ruling.ts';
import { assignHeads, columnsOf, headerOver, headersOf, isNumeric } from './table-heads.ts';
import type { Word } from './word.ts';

/** What carries over from page to page while a document is laid out. */
export interface Flow {
  readonly passages: Passage[];
  heading: string;
  tables: number;
  /** Head of the last table, for its continuation on the next page. */
  head: DraftRow | undefined;
}

interface Draft {
  rows: DraftRow[];
  words: Word[];
  last: Line | undefined;
}

/** Space between two lines of one paragraph, in line heights. */
const leading = 0.75;

/** Turns the lines of a page, in reading order, into headings, paragraphs and rows. */
export function buildPassages(flow: Flow, lines: readonly Line[], style: PageStyle, rulings: readonly number[]): void {
  const draft: Draft = { rows: [], words: [], last: undefined };
  const hasRulingBetween = horizontalRulings(rulings);
  for (const [index, line] of lines.entries()) {
    const words = wordsOfLine(line);
    if (isContentsLine(words)) {
      flush(flow, draft);
      flow.passages.push({ kind: 'contents', words, cells: [], heading: flow.heading });
    } else if (isRow(line, draft)) {
      flushWords(flow, draft);
      addTableLine(draft.rows, line, hasRulingBetween);
    } else {
      flushRows(flow, draft);
      addText(flow, draft, line, style, { lines, index });
    }
    draft.last = line;
  }
  flush(flow, draft);
}

/** `Delivery ........ 12`: the number of a page at the end, dots before it. */
const isContentsLine = (words: readonly Word[]): boolean =>
  /\d$/u.test(words.at(-1)?.text ?? '') && /\.{4,}\s*\d+$|(\. ){4,}\d+$/u.test(textOfWords(words));

function isRow(line: Line, draft: Draft): boolean {
  const lastRow = draft.rows.at(-1);
  if (line.segments.length > 1) return !isHangingItem(line, lastRow);
  return lastRow !== undefined && isContinuation(draft.rows, lastRow, line);
}

/** A number or bullet set apart from the text of its item. */
function isHangingItem(line: Line, lastRow: DraftRow | undefined): boolean {
  const [first, second] = line.segments;
  if (first === undefined || second === undefined || !isListMarker(textOfWords(first.words))) return false;
  if (line.segments.length > 2)
    // A row of words that is numbered stands under the row above cell by cell: `1 | not running at all | two hours`.
    return (
      (lastRow === undefined || !isUnder(line, lastRow)) &&
      second.words.length > 4 &&
      !line.segments.slice(2).some(({ words }) => isNumeric(textOfWords(words)))
    );
  if (lastRow !== undefined && /^\d+$/u.test(textOfWords(first.words)) && isUnder(line, lastRow)) return false;
  const isInTable = lastRow !== undefined && lastRow.cells.length > 2;
  return !isInTable && (second.words.length > 2 || /[A-Za-zªµºÀ-ÖØ-ӿ]{3}/u.test(textOfWords(second.words)));
}

/** How exactly values stand under their labels, in points. */
const alignedPt = 4;

/** A form may print labels in one row and the values below them: `Rooms | Tenant`, `3 | Harriet Vane`. */
const isUnder = ({ segments }: Line, { cells }: DraftRow): boolean =>
  segments.length === cells.length &&
  segments.every(({ left }, index) => Math.abs(left - (cells[index]?.left ?? Infinity)) < alignedPt);

/** Where a line stands among those of its page. */
interface Place {
  readonly lines: readonly Line[];
  readonly index: number;
}

function addText(flow: Flow, draft: Draft, line: Line, style: PageStyle, place: Place): void {
  const words = wordsOfLine(line);
  if (isHeadingLine(line, style)) {
    const previous = flow.passages.at(-1);
    const isSameHeading =
      draft.words.length === 0 &&
      previous?.kind === 'heading' &&
      draft.last !== undefined &&
      line.top - draft.last.bottom < line.size * 0.6 &&
      draft.last.top < line.top;
    flushWords(flow, draft);
    flow.heading = isSameHeading ? `${flow.heading} ${textOfWords(words)}` : textOfWords(words);
    if (isSameHeading)
      flow.passages.splice(-1, 1, { ...previous, words: [...previous.words, ...words], heading: flow.heading });
    else flow.passages.push({ kind: 'heading', words, cells: [], heading: flow.heading });
    return;
  }
  if (draft.words.length > 0 && startsParagraph(draft, line, style, place)) flushWords(flow, draft);
  draft.words.push(...words);
}

/** A line that parts two clauses, drawn with one sign: no sentence goes on across it. */
const rule = /^([=+<>*~#-])\1{5,}$/u;

const clock = /^\d{1,2}[.:][0-5]\d$/u;

function startsParagraph(draft: Draft, line: Line, style: PageStyle, place: Place): boolean {
  const { last } = draft;
  if (last === undefined || last.isOption === true || line.isOption === true) return true;
  const words = wordsOfLine(line);
  if ([draft.words.at(-1), words[0]].some((word) => rule.test(word?.text ?? ''))) return true;
  const gap = line.top - last.bottom;
  if (gap > Math.max(style.gap + line.size * 0.3, line.size * leading) || gap < -line.size * 3) return true;
  if (markerLength(words) > 0)
    return !isNumberInSentence(draft.words, words, last, place) && !isRestOfShortForm(draft.words, words);
  // The entries of a programme begin with their times.
  if ([draft.words[0], words[0]].every((word) => clock.test(word?.text ?? ''))) return true;
  const lastText = draft.words.at(-1)?.text ?? '';
  const isEnd = /[.:;!?)"”]$/u.test(lastText);
  // A recogniser measures letters: a line without tall ones looks smaller.
  const firstText = words[0]?.text ?? '';
  if (/^\d{1,3}$/u.test(lastText) && /^\d{3}(?!\d)/u.test(firstText)) return false;
  const goesOn = !isEnd && /^\p{Ll}/u.test(firstText);
  if (!goesOn && Math.abs(line.size - last.size) > line.size * 0.2) return true;
  const startsNew = /^[\p{Lu}\d"“(£$€]/u.test(words[0]?.text ?? '');
  if (isEnd && /^\d{1,2}$/u.test(words[0]?.text ?? '') && line.right < (style.left + style.right) / 2) return true;
  const isOnPurpose =
    startsNew && (hasFitted(last, line, rightEdgeAt(place)) || isEndedByHand(place.lines, place.index));
  if (isOnPurpose) return true;
  return isEnd && startsNew && line.left > last.left + line.size * 0.8 && markerLength(wordsOfLine(last)) === 0;
}

/** `at least 30 v. | H. of the costs`: the second letter of a short form, not that of an item. */
const isRestOfShortForm = (above: readonly Word[], [letter]: readonly Word[]): boolean =>
  /^\p{Ll}\.$/u.test(above.at(-1)?.text ?? '') && /^[A-Za-zªµºÀ-ÖØ-ӿ]\.[),;:]?$/u.test(letter?.text ?? '');

/** A full line without a stop goes on with a number that looks like that of an item: `born on | 19. April 1979`. */
function isNumberInSentence(
  above: readonly Word[],
  [number, next]: readonly Word[],
  last: Line,
  place: Place,
): boolean {
  if (number === undefined || next === undefined || !/^\d{1,3}\.(?:\d{1,2})?$/u.test(number.text)) return false;
  const isAfter = Number.parseInt(above[0]?.text ?? '', 10) === Number.parseInt(number.text, 10) - 1;
  if (isAfter || /[.:;!?)"”]$/u.test(above.at(-1)?.text ?? '')) return false;
  return (
    last.right + (number.right - number.left) + last.size * 0.4 >= rightEdgeAt(place) || /^\p{Ll}/u.test(next.text)
  );
}

/** Lines above and below that show how far the column reaches. */
const columnLines = 8;

function rightEdgeAt({ lines, index }: Place): number {
  const line = lines[index];
  if (line === undefined) return 0;
  if (line.columnRight !== undefined) return line.columnRight;
  const around = lines.slice(Math.max(0, index - columnLines), index + columnLines);
  // The rows of a table near by reach farther than the text does.
  const above = around
    .flatMap(({ segments }) => segments)
    .filter(({ left, right }) => left < line.right && right > line.left);
  return Math.max(...above.map(({ right }) => right));
}

function flush(flow: Flow, draft: Draft): void {
  flushRows(flow, draft);
  flushWords(flow, draft);
}

function flushWords(flow: Flow, draft: Draft): void {
  if (draft.words.length === 0) return;
  flow.passages.push({ kind: 'paragraph', words: draft.words, cells: [], heading: flow.heading });
  draft.words = [];
}

function flushRows(flow: Flow, draft: Draft): void {
  const { rows } = draft;
  if (rows.length === 0) return;
  draft.rows = [];
  const inherited =
    flow.head !== undefined && isSameColumns(flow.head, rows) && goesOn(flow, rows) ? flow.head : undefined;
  const merged = mergeHeadLines(rows);
  const headed = assignHeads(merged, inherited);
  if (!isRestOfTable(flow, rows, inherited)) flow.tables += 1;
  flow.head = headed.findLast(({ isHead }) => isHead)?.row ?? inherited ?? headAlone(merged);
  for (const { row, head, isHead } of headed) flow.passages.push(toPassage(row, head, flow, isHead));
}

/** Text between two tables of one page ends the first; on the next page a table may go on under a note or a title. */
function goesOn({ passages, head }: Flow, [first]: readonly DraftRow[]): boolean {
  const pageOf = (row: DraftRow | undefined): unknown => row?.cells[0]?.words[0]?.page;
  return pageOf(head) !== pageOf(first) || passages.findLast(({ kind }) => kind !== 'furniture')?.kind !== 'paragraph';
}

/** The last page ended within a table, and these rows go on under its head or print it again. */
function isRestOfTable(flow: Flow, rows: readonly DraftRow[], inherited: DraftRow | undefined): boolean {
  const above = flow.passages.findLast(({ kind }) => kind !== 'furniture');
  const [first] = rows;
  if (above?.kind !== 'row' || first === undefined || flow.head === undefined) return false;
  if (above.words[0]?.page === first.cells[0]?.words[0]?.page) return false;
  return inherited !== undefined || textOfRow(first) === textOfRow(flow.head);
}

const textOfRow = ({ cells }: DraftRow): string => cells.map(({ words }) => textOfWords(words)).join(' | ');

/** Rows of numbers without a head under the columns of the last head are the rest of its table. */
function isSameColumns(head: DraftRow, rows: readonly DraftRow[]): boolean {
  const { length } = columnsOf(head);
  // The first column may be named in the middle, its rows begin at the left; a dash fills a cell at its other end.
  const isNamed = (cell: Segment): boolean => isDash(cell) || headerOver(head, cell) !== '';
  const isUnder = ({ cells }: DraftRow): boolean => cells.length === length && cells.slice(1).every(isNamed);
  return length > 2 && rows.slice(0, 3).some(isUnder);
}

const isDash = ({ words }: Segment): boolean => words.every(({ text }) => /^[–—-]$/u.test(text));

function toPassage(row: DraftRow, head: DraftRow | undefined, flow: Flow, isHead: boolean): Passage {
  const words: Word[] = [];
  const headers = headersOf(head, row);
  const cells = row.cells.map((cell, at) => {
    const start = words.length;
    words.push(...cell.words);
    return { start, end: words.length, left: cell.left, right: cell.right, header: headers[at] ?? '' };
  });
  return { kind: 'row', words, cells, table: flow.tables, isHead, heading: flow.heading };
}

function horizontalRulings(rulings: readonly number[]): (above: number, below: number) => boolean {
  const levels: number[] = [];
  for (let at = 0; at + 3 < rulings.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(rulings, at);
    if (right - left > (bottom - top) * 4) levels.push((top + bottom) / 2);
  }
  // A line of text overlaps the ruling under it by its descenders.
  return (above, below) => levels.some((level) => level > above - 3 && level < below + 3);
}
