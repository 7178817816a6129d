import { hasFindings, type ComparisonsMessage } from '@app/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createComparisonActs, type ComparisonActs } from './comparison-acts.ts';
import { createDecisionActs, type DecisionActs } from './decision-acts.ts';
import { emptyBook } from './decision-book.ts';
import { createLoading } from './load-review.ts';
import type { ReviewParts, ReviewState } from './review-state.ts';

export interface ReviewActions extends DecisionActs, ComparisonActs {
  readonly load: () => Promise<void>;
  readonly hear: (message: ComparisonsMessage) => void;
}

export type ReviewStore = StoreApi<ReviewState & ReviewActions>;

/** Everything of one review that outlives its screen: what is reviewed, what was decided, and what still has to be sent. */
export function createReviewStore(parts: ReviewParts): ReviewStore {
  const { id, storage, now } = parts;
  return createStore<ReviewState & ReviewActions>()((set, get) => {
    const acts = createDecisionActs(parts, get, set);
    const { public: ofComparison, receive } = createComparisonActs(parts, get, set);
    const { askWhetherOver } = ofComparison;
    const { load, catchUp, openIfDone } = createLoading(parts, get, set, { ...acts, askWhetherOver, receive });

    const hear = ({ deleted, changed, decided, reload }: ComparisonsMessage): void => {
      if (deleted === id) set({ phase: { kind: 'deleted', at: now() } });
      if (changed?.id === id) {
        receive(changed);
        // While it opens, an answer from before that may still come.
        if (hasFindings(changed) && get().phase.kind === 'opening') void catchUp();
        openIfDone();
      }
      if (decided?.id === id) acts.learn(decided.decision);
      if (reload === true) void catchUp();
    };
    return {
      phase: { kind: 'opening' },
      comparison: null,
      book: { ...emptyBook, waiting: storage.read() },
      isOffline: false,
      isHeld: false,
      undoable: [],
      ...acts.public,
      ...ofComparison,
      load,
      hear,
    };
  });
}
