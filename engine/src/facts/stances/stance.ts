import type { TailKind } from './tails.ts';

/** What a sentence says of a thing: that it is allowed, left out, closed … */
export interface Stance {
  /** Kind of what is said; stances of one axis can contradict each other. */
  readonly axis: string;
  readonly pole: string;
  /** The words name their own subject. */
  readonly isOwn: boolean;
  /** Words that say it: `words.slice(start, end)` of the sentence. */
  readonly start: number;
  readonly end: number;
  /** Of what, as stems. */
  readonly topic: ReadonlySet<string>;
  /** Those of them that only tell where, when or how. */
  readonly tails: ReadonlyMap<string, TailKind>;
  /** The stems right before and behind. */
  readonly neighbours: readonly string[];
  /** What is done, as a stem, where a modal verb says it; empty otherwise. */
  readonly verb: string;
  /** The stem behind the verb: to what it is done; empty where nothing follows. */
  readonly object: string;
  /** The whole sentence, in lower case without accents. */
  readonly plain: readonly string[];
  /** Words of the clause that says it. */
  readonly clauseLength: number;
  /** Where in it the words end that say it. */
  readonly behind: number;
  /** Stems behind `only`; undefined where nothing is limited. */
  readonly only: ReadonlySet<string> | undefined;
}
