import type { AnalysisResult, Comparison, ComparisonsMessage } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import { createStore, type StoreApi } from 'zustand/vanilla';
import * as book from './decision-book.ts';
import type { ReviewApi } from './review-api.ts';
import { createDecisionSender, sendDecision, type Sent } from './send-decisions.ts';
import type { WaitingStorage } from './waiting-storage.ts';

export type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready'; readonly result: AnalysisResult }
  /** It waits, runs, failed or was cancelled: there is nothing to review. */
  | { readonly kind: 'unfinished' }
  /** There is none, or it is somebody else's. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'deleted'; readonly at: number }
  | { readonly kind: 'failed'; readonly reference: string };

export interface ReviewState {
  readonly phase: Phase;
  readonly comparison: Comparison | null;
  readonly book: book.DecisionBook;
  readonly isOffline: boolean;
  /** What Undo takes back, the newest last: findings and what held of them before. */
  readonly undoable: readonly (readonly (readonly [string, book.Wish])[])[];
}

export interface ReviewActions {
  readonly load: () => Promise<void>;
  readonly decide: (ids: readonly string[], change: (before: book.Wish) => book.Wish) => void;
  /** Takes the last decision back. Returns the findings that it was about. */
  readonly undo: () => readonly string[];
  readonly keepOwn: (id: string) => void;
  readonly takeStanding: (id: string) => void;
  readonly rename: (name: string) => Promise<void>;
  readonly hear: (message: ComparisonsMessage) => void;
  readonly setOnline: (isOnline: boolean) => void;
  readonly stop: () => void;
}

export type ReviewStore = StoreApi<ReviewState & ReviewActions>;

export interface ReviewParts {
  readonly id: string;
  readonly api: ReviewApi;
  readonly storage: WaitingStorage;
  readonly now: () => number;
  /** The server refuses a decision for good. */
  readonly onRefused: (message: string) => void;
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410 || error.status === 400);

const wishFields = ({ decision, reason, text, whom, note }: book.Wish): book.Wish => ({
  decision,
  ...(reason === undefined ? {} : { reason }),
  ...(text === undefined ? {} : { text }),
  ...(whom === undefined ? {} : { whom }),
  ...(note === undefined ? {} : { note }),
});

/** Everything of one review that outlives its screen: what is reviewed, what was decided, and what still has to be sent. */
export function createReviewStore({ id, api, storage, now, onRefused }: ReviewParts): ReviewStore {
  return createStore<ReviewState & ReviewActions>()((set, get) => {
    const setBook = (next: book.DecisionBook): void => {
      set({ book: next });
      storage.keep(next.waiting);
    };
    const warn = (what: string) => (error: unknown) => console.warn(what, error);

    const askStanding = async (): Promise<readonly string[]> => {
      const decisions = await api.decisions();
      setBook(book.learn(get().book, decisions));
      return decisions.map(({ findingId }) => findingId);
    };
    const collide = async (findingId: string): Promise<void> => {
      await askStanding();
      const standing = get().book.standing.get(findingId);
      if (standing !== undefined) setBook(book.collide(get().book, standing));
    };
    const onSent = (findingId: string, waiting: book.WaitingWish, sent: Sent): Promise<void> | void => {
      set({ isOffline: sent.kind === 'later' && sent.isOffline });
      switch (sent.kind) {
        case 'taken':
          return setBook(book.confirm(get().book, waiting, sent.decision));
        case 'conflict':
          return collide(findingId);
        case 'gone':
          return set({ phase: { kind: 'deleted', at: now() } });
        case 'refused':
          setBook(book.refuse(get().book, findingId));
          return onRefused(sent.message);
        case 'later':
          return undefined;
      }
    };
    const sender = createDecisionSender({
      next: () => get().book.waiting.entries().next().value,
      send: (findingId, waiting) => sendDecision(() => api.decide(findingId, waiting)),
      onSent,
      onFault: warn('Decisions could not be sent'),
    });
    const change = (next: book.DecisionBook): void => {
      setBook(next);
      sender.wake();
    };

    const loadAll = async (): Promise<void> => {
      const comparison = await api.comparison();
      set({ comparison });
      if (comparison.status !== 'completed') {
        set({ phase: { kind: 'unfinished' } });
        return;
      }
      const [result] = await Promise.all([api.result(), askStanding()]);
      set({ phase: { kind: 'ready', result }, isOffline: false });
      sender.wake();
    };

    return {
      phase: { kind: 'opening' },
      comparison: null,
      book: { ...book.emptyBook, waiting: storage.read() },
      isOffline: false,
      undoable: [],
      load: async () => {
        set({ phase: { kind: 'opening' } });
        try {
          await loadAll();
        } catch (error) {
          if (isGone(error)) {
            set({ phase: { kind: 'missing' } });
            return;
          }
          console.warn('The review could not be opened', error);
          const reference = error instanceof ApiError ? error.requestId : undefined;
          set({ phase: { kind: 'failed', reference: reference ?? `review-${id.slice(0, 8)}` } });
        }
      },
      decide: (ids, changeOf) => {
        const before = ids.map((one) => [one, wishFields(book.decisionOf(get().book, one))] as const);
        const at = new Date(now()).toISOString();
        set({ undoable: [...get().undoable, before] });
        change(before.reduce((next, [one, was]) => book.wish(next, one, wishFields(changeOf(was)), at), get().book));
      },
      undo: () => {
        const last = get().undoable.at(-1);
        if (last === undefined) return [];
        const at = new Date(now()).toISOString();
        set({ undoable: get().undoable.slice(0, -1) });
        change(last.reduce((next, [one, was]) => book.wish(next, one, was, at), get().book));
        return last.map(([one]) => one);
      },
      keepOwn: (one) => change(book.keepOwn(get().book, one)),
      takeStanding: (one) => change(book.takeStanding(get().book, one)),
      rename: async (name) => set({ comparison: await api.rename(name) }),
      hear: (message) => {
        if (message.deleted === id) set({ phase: { kind: 'deleted', at: now() } });
        if (message.changed?.id === id) {
          set({ comparison: message.changed });
          if (get().phase.kind === 'unfinished' && message.changed.status === 'completed') void get().load();
        }
        if (message.decided?.id === id) setBook(book.learn(get().book, [message.decided.decision]));
        if (message.reload === true && get().phase.kind === 'ready') {
          askStanding().then(() => sender.wake(), warn('Decisions could not be loaded again'));
        }
      },
      setOnline: (isOnline) => {
        set({ isOffline: !isOnline });
        if (isOnline) sender.wake();
      },
      stop: () => sender.stop(),
    };
  });
}
