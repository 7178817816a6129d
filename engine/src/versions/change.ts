import type { Hunk } from './change-map.ts';
import type { ClosedClass } from './words/closed-class.ts';

/** Each difference between two versions is of one of these. */
export type ChangeClass = 'substance' | 'reworded' | 'editorial' | 'renumbered' | 'moved' | 'print';

/** What differs in a change of substance, the heaviest that was found. */
export type Matter =
  | 'sentence-deleted'
  | 'sentence-inserted'
  | 'sentence-replaced'
  | 'value'
  | 'reference'
  | 'name'
  | ClosedClass
  | 'words';

/** Why a change is only print. */
export type PrintReason = 'spacing' | 'order' | 'furniture' | 'recognition';

export interface Change extends Hunk {
  readonly class: ChangeClass;
  /** Of changes of substance only. */
  readonly matter?: Matter;
  /** Of changes of class `print` only. */
  readonly reason?: PrintReason;
  /** Of differences of recognition: the picture shows the same word. */
  readonly isSame?: true;
}
