import { hasFindings, type AnalysisResult, type Comparison } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface OpenedState {
  readonly id: string | null;
  /** `gone`: deleted, or never this person's. */
  readonly phase: 'loading' | 'ready' | 'gone' | 'failed';
  readonly comparison: Comparison | null;
  /** Absent until something is found, when it came to nothing, and when only the result could not be had. */
  readonly result: AnalysisResult | null;
  /** How often the address has said which one, or the page was left; the first time the page was loaded with it. */
  readonly turns: number;
}

export interface OpenedActions {
  /** Shows another comparison, or none. */
  readonly open: (id: string | null) => void;
  /** The same of one that is known to have findings: these are asked for at once. */
  readonly openFound: (id: string) => void;
  /** The dashboard is left. */
  readonly leave: () => void;
  /** Tells at any later time whether the person has stayed where they are now. */
  readonly whereNow: () => () => boolean;
  readonly load: () => Promise<void>;
  /** News may have been missed: it is asked for again, and what is shown stays until then. */
  readonly reload: () => void;
  /** News of any comparison. */
  readonly receive: (comparison: Comparison) => void;
  readonly drop: (id: string) => void;
}

export type OpenedStore = StoreApi<OpenedState & OpenedActions>;

export interface OpenedParts {
  readonly fetch: (id: string) => Promise<Comparison>;
  readonly fetchResult: (id: string) => Promise<AnalysisResult>;
}

const none: OpenedState = { id: null, phase: 'loading', comparison: null, result: null, turns: 0 };

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

interface StateAccess {
  readonly get: () => OpenedState;
  readonly set: (change: Partial<OpenedState>) => void;
}

interface LoadOptions {
  /** What is shown stays until the answer. */
  readonly isQuiet?: boolean;
  readonly isFound?: boolean;
}

/** Asks for what is opened. What is heard while the answer is on its way is newer than that, and is taken after it. */
function createLoader(parts: OpenedParts, { get, set }: StateAccess) {
  let loads = 0;
  /** What came since the load began that is under way; null while none is. */
  let meanwhile: (() => void)[] | null = null;

  const loadResult = async (id: string) => {
    const result = await parts.fetchResult(id).catch((error: unknown) => {
      console.warn('The result could not be loaded', error);
      return null;
    });
    if (get().id === id) set({ result });
  };
  const ask = async (
    id: string,
    isCurrent: () => boolean,
    { isQuiet = false, isFound = false }: LoadOptions,
  ): Promise<Partial<OpenedState>> => {
    try {
      const [comparison] = await Promise.all([parts.fetch(id), isFound ? loadResult(id) : undefined]);
      const isKnown = (isQuiet || isFound) && get().result !== null;
      if (isCurrent() && hasFindings(comparison) && !isKnown) await loadResult(id);
      return { phase: 'ready', comparison };
    } catch (error) {
      if (isGone(error)) return { phase: 'gone' };
      console.warn('The comparison could not be loaded', error);
      return isQuiet ? {} : { phase: 'failed' };
    }
  };
  const load = async (options: LoadOptions = {}) => {
    const turn = (loads += 1);
    const isCurrent = () => turn === loads;
    const { id } = get();
    const news: (() => void)[] = [];
    meanwhile = id === null ? null : news;
    if (id === null) return;
    if (options.isQuiet !== true) set({ phase: 'loading' });
    const answer = await ask(id, isCurrent, options);
    if (!isCurrent()) return;
    meanwhile = null;
    set(answer);
    if (answer.phase !== 'gone') for (const take of news) take();
  };
  return {
    load,
    loadResult,
    /** Takes news now, unless nothing is shown yet, and once more after a load that is under way. */
    hear: (take: () => void) => {
      meanwhile?.push(take);
      if (get().phase !== 'loading') take();
    },
  };
}

/** Creates what is known of the one comparison that the address of the page names. */
export function createOpenedStore(parts: OpenedParts): OpenedStore {
  return createStore<OpenedState & OpenedActions>()((set, get) => {
    const { load, loadResult, hear } = createLoader(parts, { get, set });
    const isOpen = (id: string) => get().id === id;
    const open = (id: string | null, options?: LoadOptions) => {
      const turns = get().turns + 1;
      if (get().id === id) {
        set({ turns });
        return;
      }
      set({ ...none, id, turns });
      void load(options);
    };
    return {
      ...none,
      load: () => load(),
      reload: () => hear(() => void load({ isQuiet: true })),
      open: (id) => open(id),
      openFound: (id) => open(id, { isFound: true }),
      leave: () => set({ turns: get().turns + 1 }),
      whereNow: () => {
        const { turns } = get();
        return () => get().turns === turns;
      },
      receive: (comparison) => {
        if (!isOpen(comparison.id)) return;
        hear(() => {
          const before = get().comparison;
          set({ phase: 'ready', comparison });
          const isNew = before === null || !hasFindings(before);
          if (hasFindings(comparison) && isNew) void loadResult(comparison.id);
        });
      },
      drop: (id) => {
        if (isOpen(id)) hear(() => set({ phase: 'gone' }));
      },
    };
  });
}
