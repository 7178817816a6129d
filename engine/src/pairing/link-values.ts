import type { Fact } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';
import type { DocumentPairs } from './find-candidates.ts';
import { byLikeness } from './link-agreeing.ts';
import { isSure, isTold, weigh } from './score.ts';

/** What two documents agree on, and for what is left at most one partner that differs, the likeliest first: nobody where none is likely. */
export function linkValues(paired: readonly DocumentPairs[]): FactLink[] {
  return paired.flatMap(({ agreement, candidates }) => {
    const taken = new Set<Fact>();
    const likely = weigh(candidates)
      .filter(isTold)
      .toSorted((x, y) => y.probability - x.probability || byLikeness(x.pair, y.pair));
    const unlike = likely.flatMap((weighed): FactLink[] => {
      const { a, b } = weighed.pair;
      if (taken.has(a.fact) || taken.has(b.fact)) return [];
      taken.add(a.fact).add(b.fact);
      return [{ a: a.fact, b: b.fact, relation: 'different', strength: weighed.probability, isSure: isSure(weighed) }];
    });
    return [...agreement.links, ...unlike];
  });
}
