import type { Fact } from '../facts/fact.ts';
import { levelsOf } from './levels-of.ts';
import { base, cuts, levels } from './model.ts';
import type { Candidate } from './pair.ts';
import { settingOf } from './setting.ts';
import { valueKey } from './value-keys.ts';

/** A candidate, and how likely it is that its values are said of one thing. */
export interface WeighedPair {
  readonly pair: Candidate;
  /** 0 to 1. */
  readonly probability: number;
  /** Odds of the other partners of either value, together. */
  readonly rivalry: number;
}

/**
 * Weighs the candidates of two documents. A value has one partner at most: where several fit, it is shared out among what they say
 * and nobody. Partners that say the same are none the less likely for being several.
 */
export function weigh(candidates: readonly Candidate[]): WeighedPair[] {
  const odds = candidates.map(oddsOf);
  const claims = new Map<Fact, Map<string, number>>();
  for (const [at, { a, b }] of candidates.entries()) {
    claim(claims, a.fact, b.fact, odds[at] ?? 0);
    claim(claims, b.fact, a.fact, odds[at] ?? 0);
  }
  return candidates.map((pair, at) => {
    const own = odds[at] ?? 0;
    const { a, b } = pair;
    const rivalry = claimedByOthers(claims.get(a.fact), b.fact) + claimedByOthers(claims.get(b.fact), a.fact);
    return { pair, rivalry, probability: own / (1 + own + rivalry) };
  });
}

/** Of partners that say the same the likeliest counts. */
function claim(claims: Map<Fact, Map<string, number>>, fact: Fact, partner: Fact, odds: number): void {
  const byValue = claims.get(fact) ?? new Map<string, number>();
  const key = valueKey(partner.value);
  claims.set(fact, byValue.set(key, Math.max(odds, byValue.get(key) ?? 0)));
}

function claimedByOthers(byValue: ReadonlyMap<string, number> | undefined, partner: Fact): number {
  const key = valueKey(partner.value);
  let sum = 0;
  for (const [other, odds] of byValue ?? []) if (other !== key) sum += odds;
  return sum;
}

const oddsOf = (pair: Candidate): number =>
  Math.exp(levelsOf(pair).reduce((total, level) => total + (levels[level] ?? 0), base));

/** Probabilities from which on a pair is told between such documents, and from which on it is sure. */
export const cutsOf = (pair: Candidate): (typeof cuts)['short'] => cuts[settingOf(pair)];

/** Whether a pair of such a probability is told at all. */
export const isTold = ({ pair, probability }: WeighedPair): boolean => probability >= cutsOf(pair).told;

/** Whether it counts, and is more than a place to look at. */
export const isSure = ({ pair, probability }: WeighedPair): boolean => probability >= cutsOf(pair).sure;
