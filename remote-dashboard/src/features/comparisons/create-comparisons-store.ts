import type { Comparison, ComparisonsMessage } from '@app/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ComparisonPage } from './comparisons.api.ts';

export interface ComparisonsState {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  readonly list: readonly Comparison[];
  /** What is known of those that are older than the last of the list. */
  readonly older: 'none' | 'some' | 'loading' | 'failed';
  /** There was one in the list since the page was loaded. */
  readonly hadAny: boolean;
}

export interface ComparisonsActions {
  /** Loads the list anew; what happens meanwhile is not lost. */
  readonly load: () => Promise<void>;
  /** Adds the next older ones to the list. */
  readonly showOlder: () => Promise<void>;
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

/** What changes below the end of the list is seen when those are shown. */
const isBelow = (comparison: Comparison, { list, older }: ComparisonsState): boolean =>
  older !== 'none' && comparison.createdAt < (list.at(-1)?.createdAt ?? '');

const empty: ComparisonsState = { phase: 'loading', list: [], older: 'none', hadAny: false };

type FetchPage = (before?: string) => Promise<ComparisonPage>;

/** As many as are shown, so that a list that is loaded anew does not shrink. */
async function fetchPages(fetchPage: FetchPage, count: number): Promise<ComparisonPage> {
  let page = await fetchPage();
  while (page.hasOlder && page.list.length < count) {
    const next = await fetchPage(page.list.at(-1)?.id);
    page = { list: [...page.list, ...next.list], hasOlder: next.hasOlder };
  }
  return page;
}

/** Creates the list of one's comparisons as this page knows it. */
export function createComparisonsStore(fetchPage: FetchPage): ComparisonsStore {
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
        const { list, hasOlder } = await fetchPages(fetchPage, get().list.length);
        if (turn !== loads) return;
        show(meanwhile.reduce((known, apply) => apply(known), list));
        set({ phase: 'ready', older: hasOlder ? 'some' : 'none' });
      } catch (error) {
        if (turn !== loads) return;
        console.warn('The comparisons could not be listed', error);
        // A list that is there already stays: it is loaded again as soon as the server can be heard.
        if (get().phase !== 'ready') set({ phase: 'failed' });
      }
    };
    const showOlder = async () => {
      const turn = loads;
      set({ older: 'loading' });
      try {
        const { list, hasOlder } = await fetchPage(get().list.at(-1)?.id);
        if (turn !== loads) return;
        show([...get().list, ...list]);
        set({ older: hasOlder ? 'some' : 'none' });
      } catch (error) {
        if (turn !== loads) return;
        console.warn('Older comparisons could not be listed', error);
        set({ older: 'failed' });
      }
    };
    return {
      ...empty,
      load,
      showOlder,
      receive: ({ changed, deleted, reload }) => {
        if (reload === true) void load();
        if (changed !== undefined && !isBelow(changed, get())) change(putInto(changed));
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
