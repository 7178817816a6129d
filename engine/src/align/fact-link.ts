import type { Fact } from '../facts/fact.ts';

/** Two facts of two documents that are about the same thing. */
export interface FactLink {
  readonly a: Fact;
  readonly b: Fact;
  readonly relation: 'same' | 'different';
  /** 0 to 1: how sure it is that both are about the same thing. */
  readonly strength: number;
  /** How likely two unlike values are of one thing, as fitted; the confidence of what is told of them. */
  readonly probability?: number;
  /** How it is known: by what is said of both, or by some other sign. */
  readonly by: 'slot' | 'sign';
}
