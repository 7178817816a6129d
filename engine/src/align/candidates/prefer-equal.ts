import type { Fact } from '../../facts/fact.ts';
import { slipBonus, type Candidate } from './find-candidates.ts';

/**
 * Takes the bonus for a slip from values that have an equal one named no less alike in the other document: a wall of 240 mm is no slip
 * of the slab of 250 mm where the walls of 24 cm are named too.
 */
export function preferEqual(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<Fact, Map<number, number>>();
  const note = (fact: Fact, document: number, similarity: number): void => {
    const known = best.get(fact) ?? new Map<number, number>();
    best.set(fact, known.set(document, Math.max(similarity, known.get(document) ?? 0)));
  };
  for (const { a, b, relation, similarity, required, isWithin } of candidates) {
    if (relation === 'different' || isWithin === true || similarity < required) continue;
    note(a, b.document, similarity);
    note(b, a.document, similarity);
  }
  return candidates.map((candidate) => {
    const { a, b, isSlip, similarity, score } = candidate;
    const equal = Math.max(best.get(a)?.get(b.document) ?? 0, best.get(b)?.get(a.document) ?? 0);
    return isSlip === true && equal >= similarity ? { ...candidate, score: score - slipBonus } : candidate;
  });
}
