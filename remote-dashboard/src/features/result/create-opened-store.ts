import type { AnalysisResult, Comparison } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface OpenedState {
  readonly id: string | null;
  /** `gone`: deleted, or never this person's. */
  readonly phase: 'loading' | 'ready' | 'gone' | 'failed';
  readonly comparison: Comparison | null;
  /** Absent while it runs, when it came to nothing, and when only the result could not be had. */
  readonly result: AnalysisResult | null;
  /** How often the address has said which one, or the page was left; the first time the page was loaded with it. */
  readonly turns: number;
}

export interface OpenedActions {
  /** Shows another comparison, or none. */
  readonly open: (id: string | null) => void;
  /** The dashboard is left. */
  readonly leave: () => void;
  /** Tells at any later time whether the person has stayed where they are now. */
  readonly whereNow: () => () => boolean;
  readonly load: () => Promise<void>;
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

/** Creates what is known of the one comparison that the address of the page names. */
export function createOpenedStore(parts: OpenedParts): OpenedStore {
  return createStore<OpenedState & OpenedActions>()((set, get) => {
    const isOpen = (id: string) => get().id === id;
    const loadResult = async (id: string) => {
      const result = await parts.fetchResult(id).catch((error: unknown) => {
        console.warn('The result could not be loaded', error);
        return null;
      });
      if (isOpen(id)) set({ result });
    };
    const load = async () => {
      const { id } = get();
      if (id === null) return;
      set({ phase: 'loading' });
      try {
        const comparison = await parts.fetch(id);
        if (!isOpen(id)) return;
        if (comparison.status === 'completed') await loadResult(id);
        if (isOpen(id)) set({ phase: 'ready', comparison });
      } catch (error) {
        if (isOpen(id)) set({ phase: isGone(error) ? 'gone' : 'failed' });
        if (!isGone(error)) console.warn('The comparison could not be loaded', error);
      }
    };
    return {
      ...none,
      load,
      open: (id) => {
        const turns = get().turns + 1;
        if (get().id === id) {
          set({ turns });
          return;
        }
        set({ ...none, id, turns });
        void load();
      },
      leave: () => set({ turns: get().turns + 1 }),
      whereNow: () => {
        const { turns } = get();
        return () => get().turns === turns;
      },
      receive: (comparison) => {
        const { phase, comparison: before } = get();
        if (!isOpen(comparison.id) || phase === 'loading') return;
        set({ phase: 'ready', comparison });
        if (comparison.status === 'completed' && before?.status !== 'completed') void loadResult(comparison.id);
      },
      drop: (id) => {
        if (isOpen(id)) set({ phase: 'gone' });
      },
    };
  });
}
