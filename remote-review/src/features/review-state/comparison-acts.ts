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
type Receive = (comparison: Comparison) => void;

/** Swaps that the server has not answered yet. */
interface Swaps {
  /** The order that is shown. */
  isWanted: boolean;
  /** The order that the server told last. */
  isConfirmed: boolean;
  left: number;
}

const isSwapped = ({ swapped }: Comparison): boolean => swapped === true;

/** Swaps at once and tells the server, one swap after the other; what is heard meanwhile does not change what is shown. */
function createSwaps({ api, onNotSwapped }: ReviewParts, get: Get, set: Set) {
  let underWay: Swaps | null = null;
  let swapped = Promise.resolve();

  const receive: Receive = (comparison) => {
    if (underWay !== null) underWay.isConfirmed = isSwapped(comparison);
    set({ comparison: underWay === null ? comparison : { ...comparison, swapped: underWay.isWanted } });
  };
  const order = async (swaps: Swaps, isWanted: boolean): Promise<void> => {
    let isRefused = false;
    try {
      receive(await api.orderVersions(isWanted));
    } catch (error) {
      console.warn('The versions could not be swapped', error);
      isRefused = true;
    }
    swaps.left -= 1;
    if (swaps.left > 0) return;
    underWay = null;
    const { comparison } = get();
    if (comparison !== null) set({ comparison: { ...comparison, swapped: swaps.isConfirmed } });
    if (isRefused) onNotSwapped();
  };
  const swapVersions = (): Promise<void> => {
    const { comparison } = get();
    if (comparison === null) return swapped;
    const isWanted = !isSwapped(comparison);
    const swaps = (underWay ??= { isWanted, isConfirmed: !isWanted, left: 0 });
    swaps.isWanted = isWanted;
    swaps.left += 1;
    set({ comparison: { ...comparison, swapped: isWanted } });
    swapped = swapped.then(() => order(swaps, isWanted));
    return swapped;
  };
  return { receive, swapVersions, whenSwapped: () => swapped };
}

export function createComparisonActs(parts: ReviewParts, get: Get, set: Set) {
  const { api, now } = parts;
  const { receive, swapVersions, whenSwapped } = createSwaps(parts, get, set);
  const acts: ComparisonActs = {
    rename: async (name) => receive(await api.rename(name)),
    swapVersions,
    whenSwapped,
    askWhetherOver: async () => {
      try {
        receive(await api.comparison());
      } catch (error) {
        if (isGone(error)) set({ phase: { kind: 'deleted', at: now() } });
        else console.warn('The state of the comparison could not be loaded', error);
      }
    },
  };
  return { public: acts, receive };
}
