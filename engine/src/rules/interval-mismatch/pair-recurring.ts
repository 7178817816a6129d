import type { Recurring } from './recurring.ts';

/** Two sentences that say of one thing that it happens at different intervals. */
export interface RecurringPair {
  readonly a: Recurring;
  readonly b: Recurring;
  readonly likeness: number;
}

/** How much of the shorter sentence the longer one must hold, where each says something that the other does not, and else. */
const likeAbove = { both: 0.62, one: 0.5 } as const;
/** Intervals that differ less are one: twice a month, every two weeks. */
const alike = 1.15;

/** Pairs of what recurs in two documents that are each other's best partner and differ in how often. */
export function pairRecurring(first: readonly Recurring[], second: readonly Recurring[]): RecurringPair[] {
  const holders = holdersOf(second);
  const pairs = first.flatMap((a) =>
    partnersOf(a, holders).flatMap((b) => {
      const likeness = likenessOf(a, b);
      return likeness === 0 ? [] : [{ a, b, likeness }];
    }),
  );
  const [ofFirst, ofSecond] = [Map.groupBy(pairs, ({ a }) => a), Map.groupBy(pairs, ({ b }) => b)];
  const isBest = (pair: RecurringPair, rivals: readonly RecurringPair[] = []): boolean =>
    rivals.every((other) => other === pair || other.likeness < pair.likeness);
  return pairs.filter(
    (pair) => isOther(pair.a, pair.b) && isBest(pair, ofFirst.get(pair.a)) && isBest(pair, ofSecond.get(pair.b)),
  );
}

type Holders = ReadonlyMap<string, readonly Recurring[]>;

/** What recurs, by the terms it is told with: of two long documents each with each would be millions of pairs. */
function holdersOf(recurring: readonly Recurring[]): Holders {
  const holders = new Map<string, Recurring[]>();
  for (const one of recurring)
    for (const term of one.terms.keys()) {
      const list = holders.get(term);
      if (list === undefined) holders.set(term, [one]);
      else list.push(one);
    }
  return holders;
}

const partnersOf = ({ terms }: Recurring, holders: Holders): Recurring[] => [
  ...new Set([...terms.keys()].flatMap((term) => holders.get(term) ?? [])),
];

/** Weight of what both say as part of that of the shorter; 0 where they speak of different things. */
function likenessOf(a: Recurring, b: Recurring): number {
  const shared = [...a.terms].filter(([term]) => b.terms.has(term));
  const weight = shared.reduce((sum, [, one]) => sum + one, 0);
  if (weight === 0 || !isOfNoun(a, b) || !isOfNoun(b, a)) return 0;
  if (!shared.some(([term]) => !isEvent(term)) && ![a, b].every(isEventAlone)) return 0;
  const likeness = weight / Math.min(a.total, b.total);
  const isWhole = shared.length === Math.min(a.terms.size, b.terms.size);
  return likeness >= (isWhole ? likeAbove.one : likeAbove.both) ? likeness : 0;
}

const isEvent = (term: string): boolean => term.startsWith('@');
/** `Cleaning: weekly` */
const isEventAlone = ({ terms }: Recurring): boolean => [...terms.keys()].every(isEvent);

/** `monthly reports` are held against reports only. */
const isOfNoun = ({ noun }: Recurring, other: Recurring): boolean =>
  noun === undefined || (other.noun === undefined ? other.terms.has(noun) : other.noun === noun);

function isOther({ recurrence: { perYear: x } }: Recurring, { recurrence: { perYear: y } }: Recurring): boolean {
  return Math.max(x, y) / Math.min(x, y) > alike;
}
