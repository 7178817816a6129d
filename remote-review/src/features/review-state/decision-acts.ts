import * as book from './decision-book.ts';
import { isGone } from './opening.ts';
import type { ReviewParts, ReviewState } from './review-state.ts';
import { createDecisionSender, sendDecision, type Sent } from './send-decisions.ts';

/** What a person does about findings, and what has to do with sending it. */
export interface DecisionActs {
  readonly decide: (ids: readonly string[], change: (before: book.Wish) => book.Wish) => void;
  /** Takes the last decision back. Returns the findings that it was about. */
  readonly undo: () => readonly string[];
  readonly keepOwn: (id: string) => void;
  readonly takeStanding: (id: string) => void;
  readonly setOnline: (isOnline: boolean) => void;
  /** Sends what waits. Resolves with how many decisions the server does not hold yet. */
  readonly sendAll: () => Promise<number>;
  readonly stop: () => void;
}

const wishFields = ({ decision, reason, text, whom, note }: book.Wish): book.Wish => ({
  decision,
  ...(reason === undefined ? {} : { reason }),
  ...(text === undefined ? {} : { text }),
  ...(whom === undefined ? {} : { whom }),
  ...(note === undefined ? {} : { note }),
});

type Get = () => ReviewState;
type Set = (change: Partial<ReviewState>) => void;

/** Keeps the book of a review, and sends what is not confirmed yet. */
function createBookKeeper({ api, storage, now, onRefused }: ReviewParts, get: Get, set: Set) {
  const setBook = (next: book.DecisionBook): void => {
    set({ book: next });
    storage.keep(next.waiting);
  };
  const askStanding = async (): Promise<void> => {
    const standing = await api.decisions();
    // The book of now: what was decided while the answer was under way is in it.
    setBook(book.learn(get().book, standing));
  };
  const collide = async (findingId: string, sent: book.WaitingWish): Promise<void> => {
    await askStanding();
    const standing = get().book.standing.get(findingId);
    if (standing !== undefined) setBook(book.collide(get().book, sent, standing));
  };
  const refuse = (findingId: string, sent: book.WaitingWish, message: string): void => {
    setBook(book.refuse(get().book, findingId, sent));
    onRefused(message);
  };
  /** What is gone is the comparison, or only the finding that somebody decides. */
  const leaveGone = async (findingId: string, sent: book.WaitingWish, message: string): Promise<void> => {
    try {
      await api.comparison();
      refuse(findingId, sent, message);
    } catch (error) {
      if (!isGone(error)) throw error;
      set({ phase: { kind: 'deleted', at: now() } });
    }
  };
  const onSent = (findingId: string, waiting: book.WaitingWish, sent: Sent): Promise<void> | void => {
    set({ isOffline: sent.kind === 'later' && sent.isOffline });
    switch (sent.kind) {
      case 'taken':
        return setBook(book.confirm(get().book, waiting, sent.decision));
      case 'conflict':
        return collide(findingId, waiting);
      case 'gone':
        return leaveGone(findingId, waiting, sent.message);
      case 'refused':
        return refuse(findingId, waiting, sent.message);
      case 'later':
        return undefined;
    }
  };
  const sender = createDecisionSender({
    next: () => get().book.waiting.entries().next().value,
    send: (findingId, waiting) => sendDecision(() => api.decide(findingId, waiting)),
    onSent,
    onFault: (error) => console.warn('Decisions could not be sent', error),
  });
  return { setBook, askStanding, sender };
}

export function createDecisionActs(parts: ReviewParts, get: Get, set: Set) {
  const { setBook, askStanding, sender } = createBookKeeper(parts, get, set);
  const change = (next: book.DecisionBook): void => {
    setBook(next);
    sender.wake();
  };
  const wishAll = (wishes: readonly (readonly [string, book.Wish])[]): void => {
    const at = new Date(parts.now()).toISOString();
    change(wishes.reduce((next, [id, wanted]) => book.wish(next, id, wanted, at), get().book));
  };
  const acts: DecisionActs = {
    decide: (ids, changeOf) => {
      const before = ids.map((id) => [id, wishFields(book.decisionOf(get().book, id))] as const);
      set({ undoable: [...get().undoable, before] });
      wishAll(before.map(([id, was]) => [id, wishFields(changeOf(was))]));
    },
    undo: () => {
      const last = get().undoable.at(-1);
      if (last === undefined) return [];
      set({ undoable: get().undoable.slice(0, -1) });
      wishAll(last);
      return last.map(([id]) => id);
    },
    keepOwn: (id) => change(book.keepOwn(get().book, id)),
    takeStanding: (id) => change(book.takeStanding(get().book, id)),
    setOnline: (isOnline) => {
      set({ isOffline: !isOnline });
      if (isOnline) sender.wake();
    },
    sendAll: async () => {
      await sender.flush();
      return get().book.waiting.size;
    },
    stop: () => sender.stop(),
  };
  return {
    public: acts,
    askStanding,
    sendWaiting: () => sender.wake(),
    askAgain: () => {
      askStanding().then(
        () => sender.wake(),
        (error: unknown) => console.warn('Decisions could not be loaded again', error),
      );
    },
  };
}
