import type { Line } from './build-lines.ts';
import { samePt, type Band, type Ruling } from './ruled-bands.ts';
import { stacksOf } from './ruled-stacks.ts';

/** Columns are parted by a strip without words that is at least so wide, in points. */
const narrowestGutter = 8;
/** Rulings of a table of which one runs under each row. */
const fewestLevels = 4;

/** A stretch between two rulings, with the lines in it. */
interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly Line[];
}

/** The rows of tables with a ruling under each of them that runs through: the strips that all words leave free part the cells. */
export function findRowBands(lines: readonly Line[], rulings: readonly number[]): Band[] {
  return stacksOf(rulings)
    .filter((stack) => stack.length >= fewestLevels)
    .flatMap((stack) => {
      const { from, to } = stack[0] ?? { from: 0, to: 0 };
      const inside = lines.filter(({ left, right }) => left > from - samePt && right < to + samePt);
      return tablesOf(rowsOf(stack, inside)).flatMap((rows) => bandsOf(rows, from, to));
    });
}

function rowsOf(stack: readonly Ruling[], lines: readonly Line[]): Row[] {
  return stack.slice(1).map(({ at: bottom }, index) => {
    const top = stack[index]?.at ?? 0;
    const isIn = (line: Line): boolean => (line.top + line.bottom) / 2 > top && (line.top + line.bottom) / 2 < bottom;
    return { top, bottom, lines: lines.filter(isIn) };
  });
}

/** A heading between two rulings parts two tables. */
function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [[]];
  for (const row of rows) {
    if (row.lines.length === 0 || (row.lines.length === 1 && row.lines[0]?.segments.length === 1)) tables.push([]);
    else tables.at(-1)?.push(row);
  }
  return tables.filter((table) => table.length > 1);
}

function bandsOf(rows: readonly Row[], from: number, to: number): Band[] {
  const bars = [from, ...guttersOf(rows.flatMap(({ lines }) => lines)), to];
  return bars.length < 3 ? [] : rows.map(({ top, bottom }) => ({ top, bottom, bars, isOpen: true }));
}

/** The middles of the strips between the words of some lines that all of them leave free. */
function guttersOf(lines: readonly Line[]): number[] {
  const words = lines
    .flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    .map(({ left, right }) => ({ left, right }))
    .toSorted((a, b) => a.left - b.left);
  const gutters: number[] = [];
  let end = words[0]?.right ?? 0;
  for (const { left, right } of words) {
    if (left - end >= narrowestGutter) gutters.push((left + end) / 2);
    end = Math.max(end, right);
  }
  return gutters;
}
