import type { PaperBlock } from '../sources/draw-paper.ts';

/** Words of one side: a span of the text of a paragraph. An empty span is the point where something is not. */
export interface Place {
  readonly block: string;
  readonly start: number;
  readonly end: number;
}

export type Operator =
  | 'amount'
  | 'clause-deleted'
  | 'clause-inserted'
  | 'condition-added'
  | 'date'
  | 'definition-widened'
  | 'duration'
  | 'exception-moved'
  | 'exception-removed'
  | 'item-deleted'
  | 'modality'
  | 'moved'
  | 'negation'
  | 'obligation-softened'
  | 'party'
  | 'percentage'
  | 'reference'
  | 'renumbered'
  | 'respelt'
  | 'scope-word'
  | 'section'
  | 'sentence-deleted'
  | 'sentence-inserted'
  | 'sentence-replaced'
  | 'time-phrase'
  | 'transposition';

/** One thing done to a paper, and where it shows. */
export interface Edit {
  readonly operator: Operator;
  /** A hard negative: to report it is false. */
  readonly harmless: boolean;
  readonly a: readonly Place[];
  readonly b: readonly Place[];
}

/** Two editions and all that was done to make the second of the first. */
export interface EditedPaper {
  readonly a: readonly PaperBlock[];
  readonly b: readonly PaperBlock[];
  readonly edits: readonly Edit[];
}

/** What an operator would change within the text of one paragraph. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What has to be done with it, at another place of the paragraph. */
  readonly also?: Change;
}
