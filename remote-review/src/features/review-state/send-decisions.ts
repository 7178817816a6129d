import type { Decision } from '@app/shared/contracts';
import { ApiError } from '@app/shared/http';
import type { WaitingWish } from './decision-book.ts';

/** What came of sending one decision. */
export type Sent =
  | { readonly kind: 'taken'; readonly decision: Decision }
  | { readonly kind: 'conflict' }
  /** The comparison is not there any more. */
  | { readonly kind: 'gone'; readonly message: string }
  /** No answer, or one that may be another in a while: to be sent again. */
  | { readonly kind: 'later'; readonly isOffline: boolean }
  | { readonly kind: 'refused'; readonly message: string };

/** Sends one decision. Rejects with nothing but what is no answer of the server. */
export async function sendDecision(decide: () => Promise<Decision>): Promise<Sent> {
  try {
    return { kind: 'taken', decision: await decide() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return { kind: 'conflict' };
    const message = error.serverMessage ?? error.message;
    if (error.status === 404 || error.status === 410) return { kind: 'gone', message };
    if (error.status === 0) return { kind: 'later', isOffline: true };
    if (error.status === 401 || error.status === 429 || error.status >= 500) return { kind: 'later', isOffline: false };
    return { kind: 'refused', message };
  }
}

/** How it goes on after one was sent: with the next one, with the same one in a while, or not at all. */
export type GoOn = 'now' | 'later' | 'never';

export interface SenderParts {
  /** The next decision to send, if any. */
  readonly next: () => readonly [string, WaitingWish] | undefined;
  readonly send: (findingId: string, waiting: WaitingWish) => Promise<Sent>;
  readonly onSent: (findingId: string, waiting: WaitingWish, sent: Sent) => Promise<GoOn> | GoOn;
  readonly onFault: (error: unknown) => void;
}

export interface DecisionSender {
  /** Sends what waits, one after the other; also after a failure that may have passed. */
  wake(): void;
  /** Sends what waits; resolves when none does, or when the server does not take the next one now. */
  flush(): Promise<void>;
  /** The page is left: what can be sent still is, once; what the server does not take now is kept for the next time. */
  stop(): void;
}

const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/** Sends decisions in the order they were made, one at a time, until none waits. */
export function createDecisionSender({ next, send, onSent, onFault }: SenderParts): DecisionSender {
  let draining: Promise<void> | null = null;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;

  const wakeLater = (): void => {
    if (isStopped) return;
    timer = setTimeout(wake, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const drain = async (): Promise<void> => {
    for (let row = next(); row !== undefined; row = next()) {
      const [id, waiting] = row;
      const sent = await send(id, waiting);
      if (sent.kind === 'taken') pauseMs = firstPauseMs;
      const goOn = await onSent(id, waiting, sent);
      if (goOn === 'later') wakeLater();
      if (goOn !== 'now') return;
    }
  };
  const wake = (): void => {
    clearTimeout(timer);
    if (draining !== null || isStopped) return;
    draining = drain()
      .catch((error: unknown) => {
        onFault(error);
        wakeLater();
      })
      .finally(() => {
        draining = null;
      });
  };
  return {
    wake,
    flush: async () => {
      wake();
      await draining;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
