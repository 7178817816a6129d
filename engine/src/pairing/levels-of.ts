import { comparisons } from './comparisons/index.ts';
import type { Candidate } from './pair.ts';

/** There are few levels and many pairs: each name is kept once. */
const known = new Map<string, string>();

function kept(level: string): string {
  const name = known.get(level);
  if (name === undefined) known.set(level, level);
  return name ?? level;
}

/** What every comparison says of a pair: its name and the level, once for each side that it is asked of. */
export const levelsOf = (pair: Candidate): string[] =>
  comparisons.flatMap((comparison) => comparison.levelsOf(pair).map((level) => kept(`${comparison.name} ${level}`)));
