import type { Fact } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';
import type { DocumentPairs } from './find-candidates.ts';
import { byLikeness } from './link-agreeing.ts';
import { isSure, isTold, probabilityOf } from './score.ts';

/** What two documents agree on, and for what is left at most one partner that differs, the likeliest first: nobody where none is likely. */
export function linkValues(paired: readonly DocumentPairs[]): FactLink[] {
  return paired.flatMap(({ agreement, candidates }) => {
    const taken = new Set<Fact>();
    const likely = candidates
      .map((pair) => ({ pair, strength: probabilityOf(pair) }))
      .filter(({ pair, strength }) => isTold(pair, strength))
      .toSorted((x, y) => y.strength - x.strength || byLikeness(x.pair, y.pair));
    const unlike = likely.flatMap(({ pair, strength }): FactLink[] => {
      const { a, b } = pair;
      if (taken.has(a.fact) || taken.has(b.fact)) return [];
      taken.add(a.fact).add(b.fact);
      return [{ a: a.fact, b: b.fact, relation: 'different', strength, isSure: isSure(pair, strength) }];
    });
    return [...agreement.links, ...unlike];
  });
}
