import { levelsOf } from './levels-of.ts';
import { base, levels } from './model.ts';
import type { Candidate } from './pair.ts';

/** How likely it is that two unlike values are said of one thing, 0 to 1. */
export function probabilityOf(pair: Candidate): number {
  const sum = levelsOf(pair).reduce((total, level) => total + (levels[level] ?? 0), base);
  return 1 / (1 + Math.exp(-sum));
}
