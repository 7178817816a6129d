import { levelsOf } from './levels-of.ts';
import { base, cuts, levels } from './model.ts';
import type { Candidate } from './pair.ts';
import { settingOf } from './setting.ts';

/** How likely it is that two unlike values are said of one thing, 0 to 1. */
export function probabilityOf(pair: Candidate): number {
  const sum = levelsOf(pair).reduce((total, level) => total + (levels[level] ?? 0), base);
  return 1 / (1 + Math.exp(-sum));
}

/** Whether a pair of such a probability is told at all. */
export const isTold = (pair: Candidate, probability: number): boolean => probability >= cuts[settingOf(pair)].told;

/** Whether it counts, and is more than a place to look at. */
export const isSure = (pair: Candidate, probability: number): boolean => probability >= cuts[settingOf(pair)].sure;
