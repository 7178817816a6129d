import { comparisons } from './comparisons/index.ts';
import type { Candidate } from './pair.ts';
import { settingOf } from './setting.ts';

/** What a comparison says of a pair, by the name of the level. */
export interface Said {
  readonly comparison: string;
  /** Which of the two values it was asked of; undefined where of both together. */
  readonly side: number | undefined;
  readonly level: string;
  readonly name: string;
}

/** There are few levels and many pairs: each name is kept once. */
const known = new Map<string, string>();

function kept(level: string): string {
  const name = known.get(level);
  if (name === undefined) known.set(level, level);
  return name ?? level;
}

/**
 * What every comparison says of a pair, once for each side that it is asked of. Between long documents an answer has a level of its own; where the one
 * repeats the other it has a second one.
 */
export function saidOf(pair: Candidate): Said[] {
  const setting = settingOf(pair);
  return comparisons.flatMap((comparison) => {
    const answers = comparison.levelsOf(pair);
    return answers.flatMap((level, at): Said[] => {
      const side = answers.length > 1 ? at : undefined;
      const said = { comparison: comparison.name, side, level, name: kept(`${comparison.name} ${level}`) };
      if (setting === 'short') return [said];
      const own = { ...said, level: `${level}, ${setting}`, name: kept(`${setting} ${said.name}`) };
      return setting === 'long' ? [own] : [said, own];
    });
  });
}

/** The names of the levels of a pair. */
export const levelsOf = (pair: Candidate): string[] => saidOf(pair).map(({ name }) => name);
