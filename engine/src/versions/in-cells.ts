import type { ReadingText } from '../layout/reading-text/index.ts';
import type { Passage } from '../layout/passage.ts';
import { lengthOf, type ChangeMap, type Move } from './change-map.ts';
import { wordAt } from './token-places.ts';

/** Where a token stands in a table: what its row is called, and its column. */
interface Place {
  readonly row: string;
  /** Words over the column, where the table has a head. */
  readonly head: string;
  readonly column: number;
  /** All that the row holds, in whatever order. */
  readonly holds: string;
}

type Papers = Pick<ChangeMap, 'a' | 'b'>;

/** The cell that a token stands in; none outside tables, in the first cell of a row, and where a recogniser read the page. */
function placeOf(text: ReadingText, token: number): Place | undefined {
  const passage = text.passages[text.passageOf[token] ?? -1];
  if (passage === undefined || wordAt(text, token)?.page.ocr === true) return undefined;
  const word = text.firstWords[token] ?? -1;
  const column = passage.cells.findIndex(({ start, end }) => start <= word && word < end);
  if (column < 1) return undefined;
  const head = passage.cells[column]?.header.toLowerCase() ?? '';
  const holds = passage.words.map((one) => one.text).toSorted();
  return { row: rowOf(passage), head, column, holds: holds.join(' ') };
}

const rowOf = ({ cells: [first], words }: Passage): string =>
  words
    .slice(first?.start, first?.end)
    .map(({ text }) => text.toLowerCase())
    .join(' ');

const rows = new WeakMap<ReadingText, ReadonlySet<string>>();

/** What the rows of the tables of a paper are called. */
function rowsOf(text: ReadingText): ReadonlySet<string> {
  const known = rows.get(text) ?? new Set(text.passages.filter(({ cells }) => cells.length > 1).map(rowOf));
  rows.set(text, known);
  return known;
}

/**
 * What stands in another row or column is said of something else, though the word is printed on both papers. Rows that one
 * paper alone has say nothing: columns of text are read as a table at times.
 */
function areApart(papers: Papers, a: Place | undefined, b: Place | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a.row !== b.row) return rowsOf(papers.b).has(a.row) && rowsOf(papers.a).has(b.row);
  return a.head !== '' && b.head !== '' ? a.head !== b.head : a.holds === b.holds && a.column !== b.column;
}

/** Words of a table that stand in another cell of it now. */
export function isInOtherCell(papers: Papers, move: Move): boolean {
  for (let step = 0; step < lengthOf(move.a); step += 1)
    if (areApart(papers, placeOf(papers.a, move.a[0] + step), placeOf(papers.b, move.b[0] + step))) return true;
  return false;
}
