import { compareValues } from '../../facts/values/compare-values.ts';
import type { Fact } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import type { Value } from '../../facts/values/value.ts';
import type { TermWeights } from '../term-weights.ts';

/** Weight from which a word stands near a value or names it, and how much it must tell. */
export const anchorWeight = 0.5;
const anchorTells = 2;
/** Part of the weight of a word near one value that it must have near another to be of that one as well. */
const nearestShare = 0.7;

/** Values of one group can be compared. */
export function groupOf({ type, unit }: Value): string {
  if (type === 'money' || type === 'number' || type === 'percent') return 'amount';
  return type === 'quantity' ? `quantity ${unit}` : type;
}

/** Says that something is counted, not what. */
const quantity = stem('quantity');
/** Nor do parties name an amount. */
export const notNaming: ReadonlySet<string> = new Set([
  quantity,
  ...['total', 'supplier', 'customer', 'tenant', 'landlord', 'employer', 'employee', 'lender', 'insurer'].map(stem),
]);

/** The words that name a share rather than prices do. */
const notNamingShares = new Set(['price', 'tax'].map(stem));

/** Both stand near a word that no other value of their kind stands near in their documents. */
export function isAnchored(
  a: Fact,
  b: Fact,
  postings: ReadonlyMap<string, readonly Fact[]>,
  weights: TermWeights,
  above: number,
): boolean {
  for (const [term, weight] of a.slot) {
    if (notNaming.has(term) || (a.value.type === 'percent' && notNamingShares.has(term))) continue;
    if (Math.min(weight, b.slot.get(term) ?? 0) < above || weights(term) < anchorTells) continue;
    const holders = (postings.get(`${groupOf(a.value)} ${term}`) ?? []).filter(
      ({ slot, value }) => value.type === a.value.type && (slot.get(term) ?? 0) >= anchorWeight,
    );
    // The word belongs to the value that it stands nearest to.
    const isAlone = (fact: Fact): boolean =>
      holders.every(
        (other) =>
          other.document !== fact.document ||
          (other.slot.get(term) ?? 0) < (fact.slot.get(term) ?? 0) * nearestShare ||
          compareValues(other.value, fact.value) === 'same',
      );
    if (isAlone(a) && isAlone(b)) return true;
  }
  return false;
}
