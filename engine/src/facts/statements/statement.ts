import type { Fact } from '../fact.ts';
import type { Frame } from './frame.ts';
import type { Token } from './token.ts';

/** A clause or a row: `words.slice(start, end)` of its passage. */
export interface Statement {
  readonly document: number;
  /** Position of its sentence in the document. */
  readonly unit: number;
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  readonly isRow: boolean;
  readonly tokens: readonly Token[];
  readonly open: readonly Token[];
  readonly frame: Frame;
  readonly facts: readonly Fact[];
}
