import type { KnownPair } from './known-pair.ts';

/** A pair with how likely it is said to be of one thing. */
export interface ScoredPair {
  readonly pair: KnownPair;
  readonly probability: number;
}

/**
 * What the engine makes of log-odds: a value has one partner at most, so that it is shared out among what those say that fit, and nobody; of
 * partners that say the same the likeliest counts.
 */
export function shareOut(pairs: readonly KnownPair[], logOddsOf: (pair: KnownPair) => number): ScoredPair[] {
  const odds = pairs.map((pair) => Math.exp(logOddsOf(pair)));
  const claims = new Map<string, Map<string, number>>();
  for (const [at, { ends, says }] of pairs.entries())
    for (const [side, end] of ends.entries()) {
      const byValue = claims.get(end) ?? new Map<string, number>();
      const partner = says[1 - side] ?? '';
      claims.set(end, byValue.set(partner, Math.max(odds[at] ?? 0, byValue.get(partner) ?? 0)));
    }
  return pairs.map((pair, at) => {
    const own = odds[at] ?? 0;
    let rivalry = 0;
    for (const [side, end] of pair.ends.entries())
      for (const [partner, claimed] of claims.get(end) ?? []) if (partner !== pair.says[1 - side]) rivalry += claimed;
    return { pair, probability: own / (1 + own + rivalry) };
  });
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
