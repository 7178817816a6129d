import type { Amount } from '../facts/tables/tables.ts';
import { roundingOf, sumOf, type Term } from './relation.ts';
import { isDeductionLabel, isOutgoingLabel } from '../facts/words/total-label.ts';

/** A sum that a total may be meant to be. */
export interface ExpectedSum {
  readonly terms: readonly Term[];
  /** It begins with a total above. */
  readonly isCarried: boolean;
  /** How far off a total that is called wrong by it may be. */
  readonly accuses: 'near' | 'slip' | 'never';
}

/** What was read of a column so far. */
export interface ColumnSoFar {
  /** Everything above. */
  readonly above: readonly Amount[];
  /** Since the last total. */
  readonly items: readonly Amount[];
  readonly totals: readonly Amount[];
}

/** With more items than this of unknown sign not every combination is tried. */
const mostSigns = 4;

const plain = (items: readonly Amount[]): Term[] => items.map((item) => [item, 1]);

/** What the words beside an amount take away is taken away. */
const signed = (items: readonly Amount[]): Term[] =>
  items.map((item) => [item, isDeductionLabel(item.label) && item.value > 0 ? -1 : 1]);

/** What stands since the last total, alone and with that total. */
export function* likeliestSums({ items, totals }: Pick<ColumnSoFar, 'items' | 'totals'>): Generator<ExpectedSum> {
  const last = totals.at(-1);
  const terms = signed(items);
  if (items.length > 1) yield { terms, isCarried: false, accuses: 'near' };
  if (last !== undefined && items.length > 0) yield { terms: [[last, 1], ...terms], isCarried: true, accuses: 'near' };
}

/** The sums that the reader of a column may expect under it, likeliest first. */
export function* expectedSums({ above, items, totals }: ColumnSoFar): Generator<ExpectedSum> {
  const last = totals.at(-1);
  const carry: Term[] = last === undefined ? [] : [[last, 1]];
  yield* likeliestSums({ items, totals });
  if (items.length === 0) yield* fromTotals(totals);
  const outgoing = items.filter(({ label }) => isOutgoingLabel(label));
  if (outgoing.length > 0 && items.length - outgoing.length + carry.length > 0) {
    const terms: Term[] = items.map((item) => [item, outgoing.includes(item) && item.value > 0 ? -1 : 1]);
    if (items.length > 1) yield { terms, isCarried: false, accuses: 'slip' };
    yield { terms: [...carry, ...terms], isCarried: true, accuses: 'slip' };
  }
  if (last !== undefined && items.length > 0)
    yield { terms: [...carry, ...items.map((item): Term => [item, -1])], isCarried: true, accuses: 'slip' };
  // A total of what stands in a column of its own is an item here, and the sum goes on from the totals above it.
  const others = totals.filter((total) => !items.includes(total));
  for (const count of [1, 2])
    if (totals.length > 1 && others.length >= count && items.length > 0)
      yield { terms: [...plain(others.slice(-count)), ...signed(items)], isCarried: true, accuses: 'slip' };
  yield* behindImplied(items);
  yield* unusualSums({ above, items, totals }, carry);
}

/** `Old premium 312.60, index 9.38, new premium 321.98, charge 4.50`: one of the items is the sum of those above it. */
function* behindImplied(items: readonly Amount[]): Generator<ExpectedSum> {
  for (let at = items.length - 2; at > 1; at -= 1) {
    const item = items[at];
    const above = signed(items.slice(0, at));
    if (item === undefined || Math.abs(sumOf(above) - item.value) > roundingOf(item, above)) continue;
    yield { terms: [[item, 1], ...signed(items.slice(at + 1))], isCarried: true, accuses: 'slip' };
  }
}

/** Totals of totals: the sections of a bill added up, income less expenditure. */
function* fromTotals(totals: readonly Amount[]): Generator<ExpectedSum> {
  if (totals.length < 2) return;
  const two = totals.slice(-2);
  yield { terms: plain(two), isCarried: false, accuses: 'slip' };
  yield { terms: two.map((total, at) => [total, at === 0 ? 1 : -1]), isCarried: false, accuses: 'slip' };
  for (let from = totals.length - 3; from >= 0; from -= 1)
    yield { terms: plain(totals.slice(from)), isCarried: false, accuses: from === 0 ? 'slip' : 'never' };
}

/** Sums that explain a total, but that no total is called wrong by. */
function* unusualSums({ above, items, totals }: ColumnSoFar, carry: readonly Term[]): Generator<ExpectedSum> {
  const never = (terms: readonly Term[]): ExpectedSum => ({ terms, isCarried: false, accuses: 'never' });
  for (const terms of bySigns(items)) {
    yield never([...carry, ...terms]);
    if (items.length > 1) yield never(terms);
  }
  // The same again: `including VAT of 19.00`.
  for (const total of totals) yield never([[total, 1]]);
  const single = above.filter((amount) => !totals.includes(amount));
  if (single.length > 1) {
    yield never(plain(single));
    yield never(signed(single));
  }
  for (const a of totals)
    for (const b of totals)
      if (a !== b)
        yield never([
          [a, 1],
          [b, -1],
        ]);
  // Items below an opening row.
  for (let from = above.length - 2; from >= Math.max(0, above.length - mostBelow); from -= 1) {
    yield never(plain(above.slice(from)));
    yield never(signed(above.slice(from)));
  }
}

/** How far up an opening row is looked for. */
const mostBelow = 40;

/** The items with each added or taken away; of many items only what words or the last place suggest. */
function* bySigns(items: readonly Amount[]): Generator<Term[]> {
  if (items.length === 0) return;
  if (items.length > mostSigns) {
    yield plain(items);
    yield signed(items);
    yield items.map((item, at) => [item, at === items.length - 1 ? -1 : 1]);
    return;
  }
  for (let signs = 0; signs < 2 ** items.length; signs += 1)
    yield items.map((item, at) => [item, Math.floor(signs / 2 ** at) % 2 === 0 ? 1 : -1]);
}
