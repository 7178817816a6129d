import { asFurniture } from './repeated-heads.ts';
import type { Cell, Passage } from './passage.ts';

/**
 * Takes rows for furniture that carry a sum over a page break: the last row of a page and the first of the next one with the
 * same amount in one column, and a sum that each page but the last ends with.
 */
export function withoutCarriedAmounts(passages: readonly Passage[]): Passage[] {
  const breaks = pageBreaks(passages);
  if (breaks.length === 0) return [...passages];
  const carried = new Set(breaks.flatMap((at) => (isCarried(passages, at) ? [at.last, at.first] : [])));
  for (const at of pageSums(passages, breaks)) carried.add(at);
  return passages.map((passage, at) => (carried.has(at) ? asFurniture(passage) : passage));
}

/** Where a table goes on over a page: its last row on the one and its first on the next, by position. */
interface PageBreak {
  readonly last: number;
  readonly first: number;
  /** The first row of the table on the page that ends. */
  readonly top: number;
}

function pageBreaks(passages: readonly Passage[]): PageBreak[] {
  const breaks: PageBreak[] = [];
  let last: number | undefined;
  let top: number | undefined;
  for (const [at, passage] of passages.entries()) {
    if (passage.kind === 'furniture' || passage.isHead === true) continue;
    const above = last === undefined ? undefined : passages[last];
    const isNewPage = above !== undefined && above.words.at(-1)?.page !== passage.words[0]?.page;
    if (passage.kind !== 'row') top = undefined;
    else if (above?.kind !== 'row' || isNewPage) {
      if (above?.kind === 'row' && last !== undefined && top !== undefined) breaks.push({ last, first: at, top });
      top = at;
    }
    last = at;
  }
  return breaks;
}

/** An amount and its name, in fewer cells than the rows of the table have. */
function isCarried(passages: readonly Passage[], { last, first, top }: PageBreak): boolean {
  const [above, below] = [sumIn(passages, last, top), sumIn(passages, first, top)];
  if (above === undefined || below === undefined || above.amount !== below.amount) return false;
  if (!isSameColumn(above.cell, below.cell)) return false;
  const others = amountsAbove(passages, last, top, above.cell);
  return others.length > 0 && others.every((amount) => Math.abs(amount) <= Math.abs(above.amount));
}

/** Rows of one name that end pages with the sum of what stands above them on their page, or of all. */
function pageSums(passages: readonly Passage[], breaks: readonly PageBreak[]): number[] {
  const sums = breaks.filter(({ last, top }) => {
    const found = sumIn(passages, last, top);
    if (found === undefined) return false;
    const amounts = amountsAbove(passages, last, top, found.cell);
    return amounts.length > 1 && amounts.reduce((sum, amount) => sum + amount, 0) === found.amount;
  });
  const named = Map.groupBy(sums, ({ last }) => nameOf(passages[last]));
  return [...named.values()].flatMap((group) => (group.length > 1 ? group.map(({ last }) => last) : []));
}

const nameOf = (passage: Passage | undefined): string =>
  (passage?.words ?? [])
    .map(({ text }) => text)
    .filter((text) => !/\d/u.test(text))
    .join(' ');

interface Sum {
  readonly amount: number;
  readonly cell: Cell;
}

function sumIn(passages: readonly Passage[], at: number, top: number): Sum | undefined {
  const passage = passages[at];
  const widest = Math.max(...passages.slice(top, at).map(({ cells }) => cells.length), 0);
  if (passage?.kind !== 'row' || passage.cells.length < 2 || passage.cells.length >= Math.max(widest, 3))
    return undefined;
  const amounts = passage.cells.flatMap((cell) => {
    const amount = amountIn(passage, cell);
    return amount === undefined ? [] : [{ amount, cell }];
  });
  return amounts.length === 1 ? amounts[0] : undefined;
}

/** The amounts of the rows above it, in its column. */
function amountsAbove(passages: readonly Passage[], at: number, top: number, cell: Cell): number[] {
  return passages.slice(top, at).flatMap((passage) =>
    passage.cells.flatMap((other) => {
      const amount = passage.isHead === true || !isSameColumn(cell, other) ? undefined : amountIn(passage, other);
      return amount === undefined ? [] : [amount];
    }),
  );
}

/** How far apart the ends of amounts of one column may be, in points. */
const alignedPt = 6;
const isSameColumn = (a: Cell, b: Cell): boolean =>
  Math.abs(a.right - b.right) < alignedPt || Math.abs(a.left - b.left) < alignedPt;

const printedAmount =
  /^[^\dA-Za-zªµºÀ-ÖØ-ӿ]*(?:\p{Lu}{3} ?)?[^\dA-Za-zªµºÀ-ÖØ-ӿ]*(\d{1,3}(?:[.,'’ ]?\d{3})*)(?:[.,](\d{2}))?[^\dA-Za-zªµºÀ-ÖØ-ӿ]*(?:\p{Lu}{3})?$/u;

/** In hundredths, whatever signs part them: only amounts of one table are compared. */
function amountIn({ words }: Passage, { start, end }: Cell): number | undefined {
  const text = words
    .slice(start, end)
    .map((word) => word.text)
    .join(' ');
  const [, whole, hundredths = '00'] = printedAmount.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replace(/\D/gu, '') + hundredths);
  return /^[-−(]|-$/u.test(text) ? -amount : amount;
}
