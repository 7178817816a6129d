import { hasFindings, type Comparison } from '@app/shared/contracts';
import { NewerResult } from './newer-result.ts';
import { isGone, referenceOf } from './opening.ts';
import type { ReviewParts, ReviewState } from './review-state.ts';

export interface LoadParts {
  readonly askStanding: () => Promise<void>;
  readonly sendWaiting: () => void;
  /** Asks for the decisions anew. */
  readonly askAgain: () => void;
  readonly askWhetherOver: () => Promise<void>;
  readonly receive: (comparison: Comparison) => void;
}

type Get = () => ReviewState;
type Set = (change: Partial<ReviewState>) => void;

/** Opens a review, and brings one that is open up to what was missed. */
export function createLoading({ id, api }: ReviewParts, get: Get, set: Set, acts: LoadParts) {
  let isBehind = false;

  const loadAll = async (): Promise<void> => {
    const asked = Promise.all([api.result(), acts.askStanding()]);
    // One that has not come to an end has neither: that it has not is what is told.
    asked.catch(() => undefined);
    const comparison = await api.comparison();
    acts.receive(comparison);
    if (!hasFindings(comparison)) {
      set({ phase: { kind: 'unfinished' } });
      return;
    }
    const [result] = await asked;
    set({ phase: { kind: 'ready', result }, isOffline: false });
    acts.sendWaiting();
  };
  const loadOrTell = async (): Promise<void> => {
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
  const load = async (): Promise<void> => {
    isBehind = false;
    await loadOrTell();
    if (isBehind) await catchUp();
  };
  /** Asks for what may have been missed. What is asked for already may have been answered before that: then once more. */
  const catchUp = async (): Promise<void> => {
    const { kind } = get().phase;
    if (kind === 'opening') isBehind = true;
    if (kind === 'ready') acts.askAgain();
    if (kind === 'ready' || kind === 'unfinished') await acts.askWhetherOver();
    openIfDone();
  };
  const openIfDone = (): void => {
    const { phase, comparison } = get();
    if (phase.kind === 'unfinished' && comparison !== null && hasFindings(comparison)) void load();
  };
  return { load, catchUp, openIfDone };
}
