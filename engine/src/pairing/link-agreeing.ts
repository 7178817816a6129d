import type { Fact } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';
import type { ValuePair } from './pair.ts';
import { isRare, valueKey } from './value-keys.ts';

/** How alike what is said around two equal values must be for them to be of one thing. */
const alikeEqual = { usual: 0.15, onlyOnes: 0.06, again: 0.5 } as const;
/** The same where the one only keeps to what the other allows. */
const alikeWithin = 0.2;
/** An amount to pay is the total as well. */
const hardlyEver = 2;
/** What it adds to how sure it is that both are of one thing that they are equal. */
const surelyEqual = 0.3;

/** What two documents agree on. */
export interface Agreement {
  readonly links: readonly FactLink[];
  /** The values of both that have found one that agrees. */
  readonly agreed: ReadonlySet<Fact>;
}

/** Gives the values of two documents that agree to each other, the likest first: equal ones before those that keep to a limit. */
export function linkAgreeing(agreeing: readonly ValuePair[]): Agreement {
  const links: FactLink[] = [];
  const agreed = new Set<Fact>();
  const timesOf = printedTimes(agreeing);
  const isFree = ({ a, b }: ValuePair): boolean => !agreed.has(a.fact) && !agreed.has(b.fact);
  const take = ({ a, b, alike, relation }: ValuePair): void => {
    const strength = Math.min(1, alike + surelyEqual);
    const how = relation === 'within' ? { isWithin: true } : alike < alikeEqual.again ? { isLoose: true } : {};
    links.push({ a: a.fact, b: b.fact, relation: 'same', strength, ...how });
    agreed.add(a.fact).add(b.fact);
  };
  for (const pair of agreeing.filter(({ relation }) => relation === 'equal').toSorted(byLikeness)) {
    const times = timesOf(pair);
    if (pair.alike >= (isFree(pair) ? leastFor(pair, times) : leastAgain(pair, times))) take(pair);
  }
  for (const pair of agreeing.filter(({ relation }) => relation === 'within').toSorted(byLikeness))
    if (pair.alike >= alikeWithin && isFree(pair)) take(pair);
  return { links, agreed };
}

/** A long number that one of them prints hardly ever needs no words to be the same: the other may be in another language. */
function leastFor({ a }: ValuePair, times: readonly number[]): number {
  if (isRare(a.fact.value) && Math.min(...times) <= hardlyEver) return 0;
  return times.every((count) => count === 1) ? alikeEqual.onlyOnes : alikeEqual.usual;
}

/** What the one prints once stands for every print of it in the other. */
const leastAgain = ({ a }: ValuePair, times: readonly number[]): number =>
  isRare(a.fact.value) && times.includes(1) ? 0 : alikeEqual.again;

/** The likest first; pairs as alike in the order of the documents. */
export const byLikeness = (x: ValuePair, y: ValuePair): number =>
  y.alike - x.alike || x.a.position - y.a.position || x.b.position - y.b.position;

/** How often each of the two documents prints the value of a pair. */
function printedTimes(pairs: readonly ValuePair[]): (pair: ValuePair) => readonly [number, number] {
  const counts = new Map<string, { a: Set<Fact>; b: Set<Fact> }>();
  for (const { a, b, relation } of pairs) {
    if (relation !== 'equal') continue;
    const key = valueKey(a.fact.value);
    const known = counts.get(key) ?? { a: new Set<Fact>(), b: new Set<Fact>() };
    known.a.add(a.fact);
    known.b.add(b.fact);
    counts.set(key, known);
  }
  return ({ a }) => {
    const known = counts.get(valueKey(a.fact.value));
    return [known?.a.size ?? 0, known?.b.size ?? 0];
  };
}
