import type { Fact } from '../facts/fact.ts';

/** Two facts of two documents that are about the same thing. */
export interface FactLink {
  readonly a: Fact;
  readonly b: Fact;
  readonly relation: 'same' | 'different';
  /** They are not equal: the one keeps to what the other allows. */
  readonly isWithin?: boolean;
  /** They are equal, but little alike is said of them: they may be so by chance. */
  readonly isLoose?: boolean;
  /** 0 to 1: how sure it is that both are about the same thing; of two unlike values as fitted. */
  readonly strength: number;
  /** Of two unlike values: it counts, and is more than a place to look at. */
  readonly isSure?: boolean;
}
