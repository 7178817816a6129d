import type { Comparison } from '../comparison.ts';
import type { Candidate } from '../pair.ts';

/** Letters that two words share from which on they are kin: `Miete`, `Mietzins`. */
const kinLetters = 4;
/** Words among which kin is looked for. */
const kinWithin = 4;

/** Words in one go from which on the next level is reached. */
const runs = [
  [8, 'eight'],
  [4, 'four'],
  [2, 'two'],
  [1, 'one'],
] as const;

/** The words right before both values: so many the same in one go, `kin` among the next ones, `other` words, or `none`. */
export const before: Comparison = { name: 'before', levelsOf: (pair) => [levelOf(pair, 'before')] };

/** The same of the words right behind both: `30 days after receipt`, `60 days after receipt`. */
export const behind: Comparison = { name: 'behind', levelsOf: (pair) => [levelOf(pair, 'behind')] };

function levelOf({ a, b }: Candidate, side: 'before' | 'behind'): string {
  const [x, y] = [a.spoken[side], b.spoken[side]];
  if (x.length === 0 || y.length === 0) return 'none';
  const apart = x.findIndex((word, at) => word !== y[at]);
  const run = apart < 0 ? x.length : apart;
  const reached = runs.find(([words]) => run >= words);
  if (reached !== undefined) return reached[1];
  const near = y.slice(0, kinWithin);
  return x.slice(0, kinWithin).some((word) => near.some((other) => areKin(word, other))) ? 'kin' : 'other';
}

const areKin = (a: string, b: string): boolean =>
  a.length >= kinLetters && b.length >= kinLetters && a.slice(0, kinLetters) === b.slice(0, kinLetters);
