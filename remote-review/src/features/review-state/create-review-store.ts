import type { ComparisonsMessage } from '@app/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createComparisonActs, type ComparisonActs } from './comparison-acts.ts';
import { createDecisionActs, type DecisionActs } from './decision-acts.ts';
import { emptyBook, learn } from './decision-book.ts';
import { NewerResult } from './newer-result.ts';
import { isGone, referenceOf } from './opening.ts';
import type { ReviewParts, ReviewState } from './review-state.ts';

export interface ReviewActions extends DecisionActs, ComparisonActs {
  readonly load: () => Promise<void>;
  readonly hear: (message: ComparisonsMessage) => void;
}

export type ReviewStore = StoreApi<ReviewState & ReviewActions>;

/** Everything of one review that outlives its screen: what is reviewed, what was decided, and what still has to be sent. */
export function createReviewStore(parts: ReviewParts): ReviewStore {
  const { id, api, storage, now } = parts;
  return createStore<ReviewState & ReviewActions>()((set, get) => {
    const acts = createDecisionActs(parts, get, set);
    const ofComparison = createComparisonActs(parts, get, set);

    const loadAll = async (): Promise<void> => {
      const asked = Promise.all([api.result(), acts.askStanding()]);
      // One that has not come to an end has neither: that it has not is what is told.
      asked.catch(() => undefined);
      const comparison = await api.comparison();
      set({ comparison });
      if (comparison.status !== 'completed') {
        set({ phase: { kind: 'unfinished' } });
        return;
      }
      const [result] = await asked;
      set({ phase: { kind: 'ready', result }, isOffline: false });
      acts.sendWaiting();
    };
    const load = async (): Promise<void> => {
      set({ phase: { kind: 'opening' } });
      try {
        await loadAll();
      } catch (error) {
        if (isGone(error)) {
          set({ phase: { kind: 'missing' } });
          return;
        }
        console.warn('The review could not be opened', error);
        const isOutdated = error instanceof NewerResult;
        set({ phase: isOutdated ? { kind: 'outdated' } : { kind: 'failed', reference: referenceOf(error, id) } });
      }
    };
    const hear = ({ deleted, changed, decided, reload }: ComparisonsMessage): void => {
      if (deleted === id) set({ phase: { kind: 'deleted', at: now() } });
      if (changed?.id === id) {
        set({ comparison: changed });
        if (get().phase.kind === 'unfinished' && changed.status === 'completed') void load();
      }
      if (decided?.id === id) set({ book: learn(get().book, [decided.decision]) });
      if (reload === true && get().phase.kind === 'ready') {
        acts.askAgain();
        void ofComparison.askWhetherOver();
      }
    };
    return {
      phase: { kind: 'opening' },
      comparison: null,
      book: { ...emptyBook, waiting: storage.read() },
      isOffline: false,
      undoable: [],
      ...acts.public,
      ...ofComparison,
      load,
      hear,
    };
  });
}
