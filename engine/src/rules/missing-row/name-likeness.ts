import type { TermWeights } from '../term-weights.ts';

/** Two names that share so much of the weight of the shorter one name one thing. */
export const sameName = 0.5;

/** The part of the weight of the shorter of two names that both hold. */
export function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>, weights: TermWeights): number {
  const weigh = (terms: Iterable<string>): number => [...terms].reduce((sum, term) => sum + weights(term), 0);
  const shared = weigh([...a].filter((term) => b.has(term)));
  return shared / Math.max(1e-9, Math.min(weigh(a), weigh(b)));
}
