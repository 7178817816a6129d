import type { Word } from './word.ts';

/** A run of words of a row: `words.slice(start, end)` of its passage. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  /** Words over the column, when the table has a head. */
  readonly header: string;
}

export type PassageKind = 'heading' | 'paragraph' | 'row' | 'furniture' | 'contents';

/** A unit of text that is read together: a paragraph, a row of a table or of labels and values, a running line. */
export interface Passage {
  readonly kind: PassageKind;
  readonly words: readonly Word[];
  /** Rows only; empty otherwise. */
  readonly cells: readonly Cell[];
  /** Number of the table within the document; rows only. */
  readonly table?: number;
  /** What a filled form offers and nobody ticked: nothing that the paper says, but words that it prints. */
  readonly isUnchosen?: true;
  /** Printed around the text of pages, told once: a line that recurs, or a mark such as `VOID`. */
  readonly edge?: 'running' | 'mark';
  /** The row is the head of its table. */
  readonly isHead?: boolean;
  /** The nearest heading above. */
  readonly heading: string;
}
