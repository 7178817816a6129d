import type { Fact } from '../facts/fact.ts';
import { levelsOf } from './levels-of.ts';
import { base, cuts, levels } from './model.ts';
import type { Candidate } from './pair.ts';
import { settingOf } from './setting.ts';

/** A candidate, and how likely it is that its values are said of one thing. */
export interface WeighedPair {
  readonly pair: Candidate;
  /** 0 to 1. */
  readonly probability: number;
  /** Odds of the other partners of either value, together. */
  readonly rivalry: number;
}

/** Weighs the candidates of two documents. A value has one partner at most: where several fit, it is shared out among them and nobody. */
export function weigh(candidates: readonly Candidate[]): WeighedPair[] {
  const odds = candidates.map(oddsOf);
  const claims = new Map<Fact, number>();
  for (const [at, { a, b }] of candidates.entries())
    for (const { fact } of [a, b]) claims.set(fact, (claims.get(fact) ?? 0) + (odds[at] ?? 0));
  return candidates.map((pair, at) => {
    const own = odds[at] ?? 0;
    const claimed = (claims.get(pair.a.fact) ?? 0) + (claims.get(pair.b.fact) ?? 0);
    const rivalry = Math.max(0, claimed - 2 * own);
    return { pair, rivalry, probability: own / (1 + own + rivalry) };
  });
}

const oddsOf = (pair: Candidate): number =>
  Math.exp(levelsOf(pair).reduce((total, level) => total + (levels[level] ?? 0), base));

/** Whether a pair of such a probability is told at all. */
export const isTold = ({ pair, probability }: WeighedPair): boolean => probability >= cuts[settingOf(pair)].told;

/** Whether it counts, and is more than a place to look at. */
export const isSure = ({ pair, probability }: WeighedPair): boolean => probability >= cuts[settingOf(pair)].sure;
