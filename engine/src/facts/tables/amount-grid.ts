import type { Amount } from './tables.ts';

/** Amounts of one column share an edge or their middle within so many points. */
const alignedPt = 4;

/** One row of figures, by column; or one column, by row. Undefined stands where there is none. */
export type Figures = readonly (Amount | undefined)[];

/** Amounts that stand under each other, in the order of their rows; columns from left to right. */
export function amountColumns(amounts: readonly Amount[]): Amount[][] {
  const columns: Amount[][] = [];
  for (const amount of amounts) {
    let nearest: Amount[] | undefined;
    let least = alignedPt;
    for (const column of columns) {
      const last = column.at(-1);
      if (last === undefined || last.row === amount.row) continue;
      const off = offset(last, amount);
      if (off < least) [nearest, least] = [column, off];
    }
    if (nearest === undefined) columns.push([amount]);
    else nearest.push(amount);
  }
  return columns.toSorted((a, b) => middle(a[0]) - middle(b[0]));
}

const middle = (amount: Amount | undefined): number => ((amount?.left ?? 0) + (amount?.right ?? 0)) / 2;

const offset = (a: Amount, b: Amount): number =>
  Math.min(Math.abs(a.right - b.right), Math.abs(a.left - b.left), Math.abs(middle(a) - middle(b)));

/** The figures of a table by row and column, without columns of a single one; undefined stands where a row has none. */
export function figureGrid(amounts: readonly Amount[]): (Amount | undefined)[][] {
  const columns = amountColumns(amounts.filter(({ isFigure }) => isFigure)).filter((column) => column.length > 1);
  const rows = new Map<number, (Amount | undefined)[]>();
  for (const [at, column] of columns.entries()) {
    for (const amount of column) {
      const row = rows.get(amount.row) ?? Array.from<Amount | undefined>({ length: columns.length });
      row[at] = amount;
      rows.set(amount.row, row);
    }
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}
