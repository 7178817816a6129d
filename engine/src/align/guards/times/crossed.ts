import { areEqual } from '../../../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../../../facts/fact.ts';

/** How much the words around the equal values must have in common, as part of what those around the unlike ones have. */
const asLike = 0.5;

/**
 * `The board serves three years. The auditors are elected for two.` and `The board is elected for three years. Auditors serve two.`:
 * each paper holds both stretches of time, and what stands around the equal ones tells that each is of the same thing.
 */
export function areCrossed(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'duration') return false;
  const [ofA, ofB] = [likest(a, documents[b.document]), likest(b, documents[a.document])];
  return ofA > 0 && ofB > 0 && ofA + ofB >= likeness(a, b) * asLike;
}

/** How much the equal value that is named most alike has in common with a value; 0 where there is none. */
const likest = (fact: Fact, document: FactDocument | undefined): number =>
  Math.max(
    0,
    ...(document?.facts ?? [])
      .filter((other) => other.value.type === fact.value.type && areEqual(other.value, fact.value))
      .map((other) => likeness(fact, other)),
  );

function likeness({ slot }: Fact, { slot: other }: Fact): number {
  let shared = 0;
  for (const [term, weight] of slot) shared += Math.min(weight, other.get(term) ?? 0);
  return shared;
}
