import type { Kinship } from './kinship.ts';
import type { Placed } from './placed.ts';

/** `within`: the one keeps to a limit or lies in a range that the other sets. */
export type Relation = 'equal' | 'within' | 'unlike';

/** Two values of two documents that can be compared. */
export interface ValuePair {
  readonly a: Placed;
  readonly b: Placed;
  readonly relation: Relation;
  /** How alike is what is said around both, 0 to 1. */
  readonly alike: number;
}

/** How a pair stands among the others of one of its values. */
export interface Standing {
  /** How alike the likest equal of the value in the other document is; undefined where it has none there. */
  readonly equalElsewhere: number | undefined;
  /** From 0; the likest of the unlike partners is first. */
  readonly rank: number;
  /** By how much it is more alike than the next one, or less than the first. */
  readonly lead: number;
  /** Unlike partners looked at. */
  readonly rivals: number;
}

/** `agreed`: another document gives the value for what seems to be the same; `held`: it gives it somewhere. */
export type ThirdVoice = 'agreed' | 'held' | 'silent';

/** What is known of an unlike pair beyond its two values. */
export interface Candidate extends ValuePair {
  readonly relation: 'unlike';
  /** Which of the values agrees with nothing in the other document: both, or that of the document that holds fewer or more values. */
  readonly free: 'both' | 'of fewer' | 'of more';
  readonly standings: readonly [Standing, Standing];
  /** How it stands among the pairs of the two sentences that hold it. */
  readonly ofSentences: 'one' | 'best' | 'near' | 'later';
  /** The two sentences share another value that each document prints once. */
  readonly isPinned: boolean;
  /** Other values that both rows share. */
  readonly sharedInRow: number;
  readonly columns: ColumnMatch;
  /** What the other documents say of the one and of the other value; undefined where there is no other document. */
  readonly third: readonly [ThirdVoice, ThirdVoice] | undefined;
  readonly kinship: Kinship;
  /** Values of the kind in the document that holds more of them: what is near by chance grows with it. */
  readonly comparable: number;
  /** What part of the values of the document that has fewer stands in the other as well, whatever is said of it there. */
  readonly shareHeld: number;
}

/** How the columns of both values match. */
export interface ColumnMatch {
  /** Equal values that their columns share in other rows; undefined where one of them stands in no column. */
  readonly shared: number | undefined;
  /** The most that the column of the one shares with another column of the row of the other. */
  readonly sharedByOther: number;
}
