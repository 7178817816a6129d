import type { Decision } from '@app/shared/contracts';
import * as book from './decision-book.ts';
import { isGone } from './opening.ts';
import type { ReviewParts, ReviewState } from './review-state.ts';
import { createDecisionSender, sendDecision, type GoOn, type Sent } from './send-decisions.ts';
import { lastStanding, withoutRefused } from './undo-steps.ts';

/** What a person does about findings, and what has to do with sending it. */
export interface DecisionActs {
  readonly decide: (ids: readonly string[], change: (before: book.Wish) => book.Wish) => void;
  /** Takes back the last decision that still stands. Returns the findings that it was about. */
  readonly undo: () => readonly string[];
  /** Opens a finding again, whenever it was decided. That is taking back: there is nothing to take back of it. */
  readonly reopen: (id: string) => void;
  readonly keepOwn: (id: string) => void;
  readonly takeStanding: (id: string) => void;
  readonly setOnline: (isOnline: boolean) => void;
  readonly sendWaiting: () => void;
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
function createBookKeeper({ api, storage, now, hasLogin, onRefused }: ReviewParts, get: Get, set: Set) {
  const setBook = (next: book.DecisionBook): void => {
    set({ book: next });
    storage.keep(book.unsentOf(next));
  };
  const askStanding = async (): Promise<void> => {
    const standing = await api.decisions();
    // The book of now: what was decided while the answer was under way is in it.
    setBook(book.learn(get().book, standing));
  };
  const collide = async (findingId: string, sent: book.WaitingWish): Promise<GoOn> => {
    await askStanding();
    const standing = get().book.standing.get(findingId);
    // Another one stands, and is not told yet.
    if (standing === undefined) return 'later';
    setBook(book.collide(get().book, sent, standing));
    return 'now';
  };
  const refuse = (findingId: string, sent: book.WaitingWish, message: string): GoOn => {
    setBook(book.refuse(get().book, findingId, sent));
    set({ undoable: withoutRefused(get().undoable, findingId, sent.wish) });
    onRefused(message);
    return 'now';
  };
  /** What is gone is the comparison, or only the finding that somebody decides. */
  const leaveGone = async (findingId: string, sent: book.WaitingWish, message: string): Promise<GoOn> => {
    try {
      await api.comparison();
    } catch (error) {
      if (!isGone(error)) throw error;
      set({ phase: { kind: 'deleted', at: now() } });
      return 'never';
    }
    return refuse(findingId, sent, message);
  };
  const onSent = (findingId: string, waiting: book.WaitingWish, sent: Sent): Promise<GoOn> | GoOn => {
    const isLater = sent.kind === 'later';
    set({ isOffline: isLater && sent.isOffline, isHeld: isLater && !sent.isOffline });
    switch (sent.kind) {
      case 'taken':
        setBook(book.confirm(get().book, waiting, sent.decision));
        return 'now';
      case 'conflict':
        return collide(findingId, waiting);
      case 'gone':
        return leaveGone(findingId, waiting, sent.message);
      case 'refused':
        return refuse(findingId, waiting, sent.message);
      case 'later':
        return 'later';
    }
  };
  const canSend = (): boolean => hasLogin() && get().phase.kind !== 'deleted';
  const sender = createDecisionSender({
    next: () => (canSend() ? get().book.waiting.entries().next().value : undefined),
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
  const wishedAt = (): string => new Date(parts.now()).toISOString();
  const acts: DecisionActs = {
    decide: (ids, changeOf) => {
      const steps = ids.map((id) => {
        const before = wishFields(book.decisionOf(get().book, id));
        return { id, before, after: wishFields(changeOf(before)) };
      });
      set({ undoable: [...get().undoable, steps] });
      const at = wishedAt();
      change(steps.reduce((next, { id, after }) => book.wish(next, id, after, at), get().book));
    },
    undo: () => {
      const { steps, before: earlier } = lastStanding(get().undoable, get().book);
      set({ undoable: earlier });
      const at = wishedAt();
      change(steps.reduce((next, { id, before }) => book.takeBack(next, id, before, at), get().book));
      return steps.map(({ id }) => id);
    },
    reopen: (id) => {
      const { note } = wishFields(book.decisionOf(get().book, id));
      change(book.takeBack(get().book, id, { decision: null, note }, wishedAt()));
    },
    keepOwn: (id) => change(book.keepOwn(get().book, id)),
    takeStanding: (id) => change(book.takeStanding(get().book, id)),
    setOnline: (isOnline) => {
      set({ isOffline: !isOnline });
      if (isOnline) sender.wake();
    },
    sendWaiting: () => sender.wake(),
    sendAll: async () => {
      await sender.flush();
      return book.unsentOf(get().book).size;
    },
    stop: () => sender.stop(),
  };
  return {
    public: acts,
    askStanding,
    learn: (news: Decision) => setBook(book.learn(get().book, [news])),
    sendWaiting: acts.sendWaiting,
    askAgain: () => {
      askStanding().then(
        () => sender.wake(),
        (error: unknown) => console.warn('Decisions could not be loaded again', error),
      );
    },
  };
}
