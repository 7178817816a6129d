import type { List, ListCell, ListRow } from './tables.ts';

/** Two rows about one thing. */
export type RowPair = readonly [ListRow, ListRow];

/** Two cells of one thing and one column that say something else. */
export interface CellPair {
  readonly a: { readonly row: ListRow; readonly cell: ListCell };
  readonly b: { readonly row: ListRow; readonly cell: ListCell };
}

/** Rows that two lists must share, and their part of the shorter list. */
const fewestShared = 3;
const sharedPart = 0.6;
/** Rows in which two columns must agree to be one, and their part of the rows that have both. */
const fewestEqual = 3;
const equalPart = 0.6;

const textOf = ({ words }: ListCell): string => words.join(' ');

/** A text that more lists of a document hold names none of their rows. */
const mostHolders = 50;

/** The lists of a document by what their cells say: of two long documents each list with each would be a million pairs. */
export function holdersOf(lists: readonly List[]): ReadonlyMap<string, ReadonlySet<List>> {
  const holders = new Map<string, Set<List>>();
  for (const list of lists)
    for (const { cells } of list.rows)
      for (const cell of cells) holders.set(textOf(cell), (holders.get(textOf(cell)) ?? new Set()).add(list));
  return holders;
}

/** The lists that share as many texts with a list as rows must be known by. */
export function alikeLists({ rows }: List, holders: ReadonlyMap<string, ReadonlySet<List>>): List[] {
  const shared = new Map<List, number>();
  for (const text of new Set(rows.flatMap(({ cells }) => cells.map(textOf)))) {
    const lists = text === '' ? undefined : holders.get(text);
    if (lists === undefined || lists.size > mostHolders) continue;
    for (const list of lists) shared.set(list, (shared.get(list) ?? 0) + 1);
  }
  return [...shared].flatMap(([list, count]) => (count >= fewestShared ? [list] : []));
}

/** The cells in which two lists of the same things differ, in columns that agree for nearly all of them. */
export function differingCells(a: List, b: List): CellPair[] {
  const keys = bestKeys(a, b);
  if (keys === undefined) return [];
  const columnsOf = (rows: readonly ListRow[], key: string): string[] =>
    [...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)))].filter((column) => column !== key);
  return columnsOf(a.rows, keys.a).flatMap((inA) =>
    columnsOf(b.rows, keys.b).flatMap((inB) => differingIn(keys.pairs, inA, inB)),
  );
}

interface Keys {
  readonly a: string;
  readonly b: string;
  readonly pairs: readonly RowPair[];
}

/** The columns by which most rows of both lists are known, each by a text of its own. */
function bestKeys(a: List, b: List): Keys | undefined {
  const [ofA, ofB] = [rowsByColumn(a), rowsByColumn(b)];
  let best: Keys | undefined;
  for (const [inA, rowsA] of ofA)
    for (const [inB, rowsB] of ofB) {
      const pairs = [...rowsA].flatMap(([text, row]): RowPair[] => {
        const other = rowsB.get(text);
        return other === undefined ? [] : [[row, other]];
      });
      const isEnough = pairs.length >= fewestShared && pairs.length >= Math.min(rowsA.size, rowsB.size) * sharedPart;
      if (isEnough && pairs.length > (best?.pairs.length ?? 0)) best = { a: inA, b: inB, pairs };
    }
  return best;
}

/** The rows by what they say in each column, where no other row says it. */
function rowsByColumn({ rows }: List): Map<string, Map<string, ListRow>> {
  const columns = new Map<string, Map<string, ListRow>>();
  const repeated = new Map<string, Set<string>>();
  for (const row of rows)
    for (const cell of row.cells) {
      const text = textOf(cell);
      if (text === '') continue;
      const known = columns.get(cell.column) ?? new Map<string, ListRow>();
      if (known.has(text)) repeated.set(cell.column, (repeated.get(cell.column) ?? new Set()).add(text));
      columns.set(cell.column, known.set(text, row));
    }
  for (const [column, texts] of repeated) for (const text of texts) columns.get(column)?.delete(text);
  return columns;
}

function differingIn(pairs: readonly RowPair[], inA: string, inB: string): CellPair[] {
  const both = pairs.flatMap(([x, y]): CellPair[] => {
    const [first, second] = [cellIn(x, inA), cellIn(y, inB)];
    return first === undefined || second === undefined
      ? []
      : [{ a: { row: x, cell: first }, b: { row: y, cell: second } }];
  });
  const isEqual = ({ a, b }: CellPair): boolean => textOf(a.cell) === textOf(b.cell);
  const equal = both.filter(isEqual).length;
  return equal >= fewestEqual && equal >= both.length * equalPart ? both.filter((pair) => !isEqual(pair)) : [];
}

/** The one cell of a row in a column. */
function cellIn({ cells }: ListRow, column: string): ListCell | undefined {
  const [cell, ...others] = cells.filter((one) => one.column === column);
  return others.length > 0 || cell === undefined || cell.words.length === 0 ? undefined : cell;
}
