import type { Candidate } from './candidates.ts';
import type { Likeness } from './likeness.ts';
import type { Parties } from './parties.ts';

/** Two statements with all that comparisons look at. */
export interface StatementPair extends Candidate {
  readonly likeness: Likeness;
  /** How surely both speak of one thing, 0 to 1: what each covers of the open words of the other, multiplied. */
  readonly sameness: number;
  readonly parties: Parties;
}

/** What one comparison sees in a pair: numbers by name, and in a few words how the two differ. */
export interface Compared {
  readonly features: readonly Feature[];
  /** What the first says, and what the second says; not by `likeness` or `sameness`, which are reckoned only where something differs. */
  readonly differs?: readonly [string, string];
}

export type Feature = readonly [name: string, value: number];

export type Comparison = (pair: StatementPair) => Compared;

/** A level, and how much it counts the surer both speak of one thing. */
export const level = (name: string, { sameness }: StatementPair): Feature[] => [
  [name, 1],
  [`${name} x`, sameness],
];

export const nothing: Compared = { features: [] };
