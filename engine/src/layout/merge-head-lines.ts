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
  const numbers = rows.findIndex(hasNumbers);
  const body = numbers < 0 && rows.length <= mostLines ? rows.length : numbers;
  let first = body;
  while (
    first > 0 &&
    body - first < mostLines &&
    isHeadLine(rows[first - 1], rows[first] ?? rows[first - 1], first === body)
  )
    first -= 1;
  if (body - first < 2) return [...rows];
  const lines = rows.slice(first, body);
  const columns = columnsOf(lines.flatMap((line) => line.cells));
  const isWrapped = numbers >= 0 && columns.length >= 3 && lines.every((line) => line.cells.length < columns.length);
  if (!isWrapped) return withGroups(rows, first, body);
  const head: DraftRow = {
    cells: columns,
    top: lines[0]?.top ?? 0,
    bottom: lines.at(-1)?.bottom ?? 0,
    size: lines[0]?.size ?? 0,
  };
  return [...rows.slice(0, first), head, ...rows.slice(body)];
}

/** Columns from which a row of words above the first part of a table is its head. */
const fewestColumns = 3;

/** A block without numbers ends in the head of the table whose first part begins under a heading; undefined elsewhere. */
export function headAlone(rows: readonly DraftRow[]): DraftRow | undefined {
  const last = rows.at(-1);
  if (last === undefined || (last.columns ?? last.cells).length < fewestColumns) return undefined;
  return isHeadLine(last, last, true) ? last : undefined;
}

/** `Before the round | After the round` over `Shares | Share | Shares | Share`: names the columns of the last line by what stands over several of them. */
function withGroups(rows: readonly DraftRow[], first: number, body: number): DraftRow[] {
  const last = rows[body - 1];
  if (last === undefined) return [...rows];
  const above = rows.slice(first, body - 1).flatMap(({ cells }) => cells);
  const under = (cell: Segment): Segment[] => last.cells.filter((column) => areOver(column, cell));
  if (!above.some((cell) => under(cell).length > 1) && !hasRepeats(last)) return [...rows];
  const columns = [
    ...above.filter((cell) => under(cell).length === 0),
    ...last.cells.map((column) => ({
      ...column,
      words: [...above.filter((cell) => areOver(column, cell)).flatMap(({ words }) => words), ...column.words],
    })),
  ].toSorted((a, b) => a.left - b.left);
  return [...rows.slice(0, body - 1), { ...last, columns }, ...rows.slice(body)];
}

/** `2025 | 2024 | 2025 | 2024` under `Sales | Sales | Profit | Profit`: alone the line does not tell its columns apart. */
function hasRepeats({ cells }: DraftRow): boolean {
  const names = cells.map(({ words }) => textOfWords(words));
  return new Set(names).size < names.length;
}

const areOver = (a: Segment, b: Segment): boolean => a.left < b.right && a.right > b.left;

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
    const index = columns.findIndex((column) => areOver(column, cell));
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
