import type { Amount } from '../../facts/tables.ts';
import { isDeductionLabel, isTotalLabel } from './total-label.ts';

/** A sum that a total may be meant to be, and how many amounts it adds up. */
export interface ExpectedSum {
  readonly value: number;
  readonly parts: number;
  /** It begins with a total above. */
  readonly isCarried: boolean;
}

/** With more rows than this of unknown sign not every combination is tried. */
const mostSigns = 4;

const plain = (items: readonly Amount[]): number => items.reduce((sum, { value }) => sum + value, 0);

/** The sum with what the words beside an amount take away taken away. */
const signed = (items: readonly Amount[]): number =>
  items.reduce((sum, { value, label }) => sum + (isDeductionLabel(label) ? -Math.abs(value) : value), 0);

/** What the reader of a column expects under it, likeliest first: the items since the last total, or that total and the items since. */
export function expectedSums(above: readonly Amount[]): ExpectedSum[] {
  const last = above.findLastIndex(({ label }) => isTotalLabel(label));
  const items = above.slice(last + 1);
  const total = above[last];
  const sums: ExpectedSum[] = [];
  if (items.length > 1) sums.push({ value: signed(items), parts: items.length, isCarried: false });
  if (total !== undefined && items.length > 0)
    sums.push({ value: total.value + signed(items), parts: items.length + 1, isCarried: true });
  return sums;
}

/** Whether some usual way of adding up the amounts above gives the value, to within `slack`. */
export function isExplained(value: number, above: readonly Amount[], slack: number): boolean {
  const isClose = (sum: number): boolean => Math.abs(Math.abs(sum) - Math.abs(value)) <= slack;
  const last = above.findLastIndex(({ label }) => isTotalLabel(label));
  const items = above.slice(last + 1);
  const base = above[last]?.value ?? 0;
  const totals = above.filter(({ label }) => isTotalLabel(label));
  const single = above.filter(({ label }) => !isTotalLabel(label));
  if (bySigns(items).some((sum) => isClose(base + sum) || (items.length > 1 && isClose(sum)))) return true;
  // The same again (`including VAT of 19.00`), all items without the totals between them, and totals of totals.
  if (totals.some((total) => isClose(total.value))) return true;
  if (single.length > 1 && (isClose(plain(single)) || isClose(signed(single)))) return true;
  if (totals.length > 1 && (isClose(plain(totals)) || isClose(plain(totals.slice(-2))))) return true;
  // Items below an opening row.
  return above.some((_, from) => above.length - from >= 2 && isClose(plain(above.slice(from))));
}

/** All sums of the items when each may be added or taken away; of many items only what words or the last place suggest. */
function bySigns(items: readonly Amount[]): number[] {
  if (items.length > mostSigns) {
    const final = items.at(-1)?.value ?? 0;
    return [plain(items), signed(items), plain(items) - 2 * final];
  }
  return items.reduce<number[]>((sums, { value }) => sums.flatMap((sum) => [sum + value, sum - value]), [0]);
}
