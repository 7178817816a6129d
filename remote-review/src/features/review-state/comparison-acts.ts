import type { Comparison } from '@app/shared/contracts';
import { isGone } from './opening.ts';
import type { ReviewParts, ReviewState } from './review-state.ts';

/** What a person changes of the comparison as a whole, and what is asked of it while it is reviewed. */
export interface ComparisonActs {
  readonly rename: (name: string) => Promise<void>;
  /** Versions come in the other order: on every page and in every report. */
  readonly swapVersions: () => Promise<void>;
  /** Resolves when the server has answered the last swap. */
  readonly whenSwapped: () => Promise<void>;
  /** Asks whether the comparison is still there: it is swept minutes after the server has ceased to answer. */
  readonly askWhetherOver: () => Promise<void>;
}

type Get = () => ReviewState;
type Set = (change: Partial<ReviewState>) => void;

export function createComparisonActs({ api, now, onNotSwapped }: ReviewParts, get: Get, set: Set): ComparisonActs {
  const putOrder = (before: Comparison, swapped: boolean): void =>
    set({ comparison: { ...(get().comparison ?? before), swapped } });
  const swap = async (before: Comparison): Promise<void> => {
    const was = before.swapped === true;
    putOrder(before, !was);
    try {
      set({ comparison: await api.orderVersions(!was) });
    } catch (error) {
      console.warn('The versions could not be swapped', error);
      putOrder(before, was);
      onNotSwapped();
    }
  };
  let swapped = Promise.resolve();
  return {
    rename: async (name) => set({ comparison: await api.rename(name) }),
    swapVersions: () => {
      const { comparison } = get();
      if (comparison !== null) swapped = swap(comparison);
      return swapped;
    },
    whenSwapped: () => swapped,
    askWhetherOver: async () => {
      try {
        set({ comparison: await api.comparison() });
      } catch (error) {
        if (isGone(error)) set({ phase: { kind: 'deleted', at: now() } });
        else console.warn('How the comparison stands could not be asked', error);
      }
    },
  };
}
