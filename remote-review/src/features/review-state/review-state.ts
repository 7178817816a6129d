import type { AnalysisResult, Comparison } from '@app/shared/contracts';
import type { DecisionBook } from './decision-book.ts';
import type { ReviewApi } from './review-api.ts';
import type { Undoable } from './undo-steps.ts';
import type { WaitingStorage } from './waiting-storage.ts';

export type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready'; readonly result: AnalysisResult }
  /** It waits, runs, failed or was cancelled: there is nothing to review. */
  | { readonly kind: 'unfinished' }
  /** There is none, or it is somebody else's. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'deleted'; readonly at: number }
  /** The service is newer than this page. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'failed'; readonly reference: string };

export interface ReviewState {
  readonly phase: Phase;
  readonly comparison: Comparison | null;
  readonly book: DecisionBook;
  readonly isOffline: boolean;
  /** The service answers, and takes no decision now: it is busy or failing, or the login has ended. */
  readonly isHeld: boolean;
  /** What Undo takes back, the newest last. */
  readonly undoable: Undoable;
}

export interface ReviewParts {
  readonly id: string;
  readonly api: ReviewApi;
  readonly storage: WaitingStorage;
  readonly now: () => number;
  /** Without one nothing is sent: nobody would take it. */
  readonly hasLogin: () => boolean;
  /** The server refuses a decision for good. */
  readonly onRefused: (message: string) => void;
  /** Versions stay in the order that they had. */
  readonly onNotSwapped: () => void;
}
