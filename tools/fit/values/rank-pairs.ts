import type { KnownPair } from './known-pair.ts';

/** A pair with how likely it is said to be of one thing. */
export interface ScoredPair {
  readonly pair: KnownPair;
  readonly probability: number;
}

/** Gives each value one partner at most, the likeliest first, as the engine does. */
export function oneToOne(scored: readonly ScoredPair[]): ScoredPair[] {
  const taken = new Set<string>();
  return scored
    .toSorted((x, y) => y.probability - x.probability)
    .filter(({ pair: { ends } }) => {
      const isFree = !ends.some((end) => taken.has(end));
      if (isFree) for (const end of ends) taken.add(end);
      return isFree;
    });
}

/** The part of pairs that is of one thing; of none all. */
export const shareRight = (scored: readonly ScoredPair[]): number =>
  scored.length === 0 ? 1 : scored.filter(({ pair }) => pair.isSame).length / scored.length;

/** How well pairs are ordered: the mean precision at each of those that are of one thing, of which there are `same`. */
export function averagePrecision(scored: readonly ScoredPair[], same: number): number {
  let [right, sum] = [0, 0];
  for (const [at, { pair }] of scored.toSorted((x, y) => y.probability - x.probability).entries()) {
    if (!pair.isSame) continue;
    right += 1;
    sum += right / (at + 1);
  }
  return same === 0 ? 1 : sum / same;
}
