import type { TailKind } from '../../facts/stances/tails.ts';
import { timesIn } from '../../facts/stances/time-words.ts';

/** What a statement speaks of, in the order of its words, with those terms that only tell where, when, how, what for or by whom. */
export interface Wording {
  readonly topic: ReadonlySet<string>;
  readonly tails: ReadonlyMap<string, TailKind>;
}

/** Both name a place, a time, a manner or a purpose, and not the same: `without leave of the owner` and `without prior leave` are one. */
export function areTailsApart(a: Wording, b: Wording): boolean {
  const [x, y] = [kindsOfOwn(a, b), kindsOfOwn(b, a)];
  return [...x].some((kind) => y.has(kind) && !(kind === 'manner' && firstManner(a) === firstManner(b)));
}

/** What the first phrase is about that says how something is done. */
const firstManner = ({ tails }: Wording): string | undefined => [...tails].find(([, kind]) => kind === 'manner')?.[0];

/** Kinds of the phrases of a statement that the other does not hold. */
function kindsOfOwn(own: Wording, other: Wording): Set<TailKind> {
  return new Set([...own.tails].flatMap(([term, kind]) => (other.topic.has(term) ? [] : [kind])));
}

/** Both sentences, in plain words, name times, and none alike. */
export function areTimesApart(a: readonly string[], b: readonly string[]): boolean {
  const [x, y] = [timesIn(a), timesIn(b)];
  return x.size > 0 && y.size > 0 && ![...x].some((time) => y.has(time));
}

/** Between the same terms, or before or behind them, other things stand in each: `the walls` here and `the doors` there. */
export function areSlotsApart(a: Wording, b: Wording): boolean {
  const slots = slotsOf(a, b);
  return [...slotsOf(b, a)].some((slot) => slots.has(slot));
}

/** Where in a statement terms stand that the other does not hold: the shared terms before and behind, and the kind of phrase that the first is in. */
function slotsOf({ topic, tails }: Wording, other: Wording): Set<string> {
  const slots = new Set<string>();
  let before = '';
  let kind: string | undefined;
  for (const term of topic) {
    if (!other.topic.has(term)) {
      kind ??= tails.get(term) ?? 'thing';
      continue;
    }
    if (kind !== undefined) slots.add(`${before} ${kind} ${term}`);
    [before, kind] = [term, undefined];
  }
  if (kind !== undefined) slots.add(`${before} ${kind} `);
  return slots;
}
