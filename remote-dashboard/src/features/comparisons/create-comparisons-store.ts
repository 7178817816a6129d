import type { Comparison, ComparisonsMessage } from '@app/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ComparisonsState {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  readonly list: readonly Comparison[];
  /** There was one in the list since the page was loaded. */
  readonly hadAny: boolean;
}

export interface ComparisonsActions {
  /** Loads the list anew; what happens meanwhile is not lost. */
  readonly load: () => Promise<void>;
  /** Takes what the socket says. */
  readonly receive: (message: ComparisonsMessage) => void;
  readonly put: (comparison: Comparison) => void;
  readonly drop: (id: string) => void;
  /** The person has logged out. */
  readonly forget: () => void;
}

export type ComparisonsStore = StoreApi<ComparisonsState & ComparisonsActions>;

type Change = (list: readonly Comparison[]) => readonly Comparison[];

const putInto =
  (comparison: Comparison): Change =>
  (list) => {
    const others = list.filter(({ id }) => id !== comparison.id);
    return [comparison, ...others].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  };

const dropFrom =
  (id: string): Change =>
  (list) =>
    list.filter((comparison) => comparison.id !== id);

const empty: ComparisonsState = { phase: 'loading', list: [], hadAny: false };

/** Creates the list of one's comparisons as this page knows it. */
export function createComparisonsStore(fetchList: () => Promise<readonly Comparison[]>): ComparisonsStore {
  return createStore<ComparisonsState & ComparisonsActions>()((set, get) => {
    let loads = 0;
    /** Changes that came while a list was on its way: it may have been written before them. */
    let meanwhile: Change[] = [];

    const show = (list: readonly Comparison[]) => set({ list, hadAny: get().hadAny || list.length > 0 });
    const change = (apply: Change) => {
      meanwhile.push(apply);
      show(apply(get().list));
    };
    const load = async () => {
      const turn = (loads += 1);
      meanwhile = [];
      if (get().phase === 'failed') set({ phase: 'loading' });
      try {
        const list = await fetchList();
        if (turn !== loads) return;
        show(meanwhile.reduce((known, apply) => apply(known), list));
        set({ phase: 'ready' });
      } catch (error) {
        if (turn !== loads) return;
        console.warn('The comparisons could not be listed', error);
        // A list that is there already stays: it is loaded again as soon as the server can be heard.
        if (get().phase !== 'ready') set({ phase: 'failed' });
      }
    };
    return {
      ...empty,
      load,
      receive: ({ changed, deleted, reload }) => {
        if (reload === true) void load();
        if (changed !== undefined) change(putInto(changed));
        if (deleted !== undefined) change(dropFrom(deleted));
      },
      put: (comparison) => change(putInto(comparison)),
      drop: (id) => change(dropFrom(id)),
      forget: () => {
        loads += 1;
        set(empty);
      },
    };
  });
}
