import { comparisonsSocketEndpoint, type ComparisonsMessage } from '@app/shared/contracts';
import * as z from 'zod/mini';

/** The parts of a WebSocket that are used. */
export interface ChangesSocket {
  addEventListener(type: 'message' | 'close' | 'error', listener: (event: Event) => void): void;
  close(): void;
}

export interface FollowParts {
  readonly open: () => ChangesSocket;
  readonly onMessage: (message: ComparisonsMessage) => void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

function parseMessage(data: unknown): ComparisonsMessage | null {
  try {
    return z.parse(comparisonsSocketEndpoint.message, JSON.parse(String(data)));
  } catch (error) {
    console.warn('A message of an unknown shape was left out', error);
    return null;
  }
}

/** Listens to what becomes of comparisons, and connects again whenever the connection ends. Returns the way to stop. */
export function followChanges({ open, onMessage }: FollowParts): () => void {
  let socket: ChangesSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let isStopped = false;

  const connect = (): void => {
    let hasEnded = false;
    const current = open();
    socket = current;
    const end = (): void => {
      if (hasEnded || isStopped) return;
      hasEnded = true;
      timer = setTimeout(connect, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    current.addEventListener('message', (event) => {
      const message = isStopped || !('data' in event) ? null : parseMessage(event.data);
      if (message === null) return;
      // Not when it opens: one of a login that has ended opens, too, and is closed at once.
      pauseMs = firstPauseMs;
      onMessage(message);
    });
    current.addEventListener('close', end);
    current.addEventListener('error', end);
  };
  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}
