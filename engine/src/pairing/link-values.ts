import type { FactLink } from '../align/fact-link.ts';
import type { Fact } from '../facts/fact.ts';
import type { PairedDocuments } from './pair-values.ts';
import type { ValuePair } from './pair.ts';
import { cuts } from './model.ts';
import { probabilityOf } from './score.ts';
import { valueKey } from './value-keys.ts';

/** How alike what is said around two equal values must be for them to be of one thing. */
const alikeEqual = { usual: 0.15, onlyOnes: 0.06, again: 0.5 } as const;
/** The same where the one only keeps to what the other allows. */
const alikeWithin = 0.2;
/** What it adds to how sure it is that both are of one thing that they are equal. */
const surelyEqual = 0.3;

/** Gives each value at most one partner in each other document, the likeliest first: equal ones before unlike ones, and nobody where none is likely. */
export function linkValues(paired: readonly PairedDocuments[]): FactLink[] {
  const partners = new Partners();
  return paired.flatMap(({ agreeing, candidates }) => {
    const links: FactLink[] = [];
    const isOnly = onlyOnes(agreeing);
    const take = ({ a, b }: ValuePair, link: Pick<FactLink, 'relation' | 'strength' | 'probability'>): void => {
      links.push({ a: a.fact, b: b.fact, by: 'slot', ...link });
      partners.join(a.fact, b.fact);
    };
    const agree = (pair: ValuePair): void =>
      take(pair, { relation: 'same', strength: Math.min(1, pair.alike + surelyEqual) });
    const equal = agreeing.filter(({ relation }) => relation === 'equal').toSorted(byLikeness);
    for (const pair of equal) {
      const least = isFree(pair, partners) ? (isOnly(pair) ? alikeEqual.onlyOnes : alikeEqual.usual) : alikeEqual.again;
      if (pair.alike >= least) agree(pair);
    }
    for (const pair of agreeing.filter(({ relation }) => relation === 'within').toSorted(byLikeness))
      if (pair.alike >= alikeWithin && isFree(pair, partners)) agree(pair);
    const likely = candidates
      .map((pair) => ({ pair, probability: probabilityOf(pair) }))
      .filter(({ probability }) => probability >= cuts.told)
      .toSorted((x, y) => y.probability - x.probability || byLikeness(x.pair, y.pair));
    for (const { pair, probability } of likely)
      if (isFree(pair, partners)) take(pair, { relation: 'different', strength: probability, probability });
    return links;
  });
}

const isFree = ({ a, b }: ValuePair, partners: Partners): boolean =>
  !partners.has(a.fact, b.fact) && !partners.has(b.fact, a.fact);

const byLikeness = (x: ValuePair, y: ValuePair): number =>
  y.alike - x.alike || x.a.position - y.a.position || x.b.position - y.b.position;

/** Whether each of the two documents prints the value once. */
function onlyOnes(pairs: readonly ValuePair[]): (pair: ValuePair) => boolean {
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
    return known?.a.size === 1 && known.b.size === 1;
  };
}

/** Which values have found a partner in which document. */
class Partners {
  readonly #documents = new Map<Fact, Set<number>>();

  has(fact: Fact, partner: Fact): boolean {
    return this.#documents.get(fact)?.has(partner.document) ?? false;
  }

  join(a: Fact, b: Fact): void {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      this.#documents.set(one, (this.#documents.get(one) ?? new Set()).add(other.document));
  }
}
