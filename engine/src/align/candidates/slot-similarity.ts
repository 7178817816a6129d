import type { Slot } from '../../facts/fact.ts';
import type { TermWeights } from '../term-weights.ts';

/** What headings and the sentences around say is heard, but need not be said again elsewhere: half of it is counted. */
const faint = { upTo: 0.3, share: 0.5 } as const;

/** Total weight of what a slot says. */
export function slotNorm(slot: Slot, weights: TermWeights): number {
  let norm = 0;
  for (const [term, weight] of slot) norm += weight * weights(term) * (weight <= faint.upTo ? faint.share : 1);
  return norm;
}

/** Share of the smaller norm in the yardstick: a short label may name the same as a long sentence. */
const containment = 0.65;

/** 0 to 1: how much two slots say the same. */
export function slotSimilarity(a: Slot, b: Slot, normA: number, normB: number, weights: TermWeights): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [term, weight] of small) {
    const other = large.get(term);
    if (other === undefined) continue;
    const least = Math.min(weight, other);
    shared += least * weights(term) * (Math.max(weight, other) <= faint.upTo ? faint.share : 1);
  }
  const yardstick = containment * Math.min(normA, normB) + (1 - containment) * Math.max(normA, normB);
  return yardstick === 0 ? 0 : Math.min(1, shared / yardstick);
}
