import { textOfWords, type Segment } from './build-lines.ts';
import type { DraftRow } from './build-table-rows.ts';
import { isNumeric } from './table-heads.ts';

/** Lines of one head stand no farther apart than this, in line heights. */
const closeGap = 0.6;
const mostLines = 4;
const longestWord = 28;

const hasNumbers = (row: DraftRow): boolean =>
  row.cells.slice(1).filter((cell) => isNumeric(textOfWords(cell.words))).length >= 2;

/** Makes one row of the lines of a wrapped head, where no ruling tells: `Fenwater | Own`, `Heading | Total`, `grant | funds`. */
export function mergeHeadLines(rows: readonly DraftRow[]): DraftRow[] {
  const body = rows.findIndex(hasNumbers);
  let first = body;
  while (first > 0 && body - first < mostLines && isHeadLine(rows[first - 1], rows[first], first === body)) first -= 1;
  if (body - first < 2) return [...rows];
  const lines = rows.slice(first, body);
  const columns = columnsOf(lines.flatMap((line) => line.cells));
  const isWrapped = columns.length >= 3 && lines.every((line) => line.cells.length < columns.length);
  if (!isWrapped) return [...rows];
  const head: DraftRow = {
    cells: columns,
    top: lines[0]?.top ?? 0,
    bottom: lines.at(-1)?.bottom ?? 0,
    size: lines[0]?.size ?? 0,
  };
  return [...rows.slice(0, first), head, ...rows.slice(body)];
}

function isHeadLine(row: DraftRow | undefined, below: DraftRow | undefined, isLast: boolean): boolean {
  if (row === undefined || below === undefined) return false;
  if (!isLast && below.top - row.bottom > row.size * closeGap) return false;
  return row.cells.every((cell) => {
    const text = textOfWords(cell.words);
    return text.length <= longestWord && !isNumeric(text);
  });
}

/** Joins the cells that stand over one another, in the order given: from top to bottom. */
function columnsOf(cells: readonly Segment[]): Segment[] {
  const columns: Segment[] = [];
  for (const cell of cells) {
    const index = columns.findIndex((column) => column.left < cell.right && column.right > cell.left);
    const column = columns[index];
    if (column === undefined) columns.push(cell);
    else
      columns[index] = {
        words: [...column.words, ...cell.words],
        left: Math.min(column.left, cell.left),
        right: Math.max(column.right, cell.right),
      };
  }
  return columns.toSorted((a, b) => a.left - b.left);
}
