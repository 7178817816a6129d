import { closeCodes, comparisonsSocketEndpoint, type ComparisonsMessage } from '@app/shared/contracts';

/** The parts of a WebSocket that are used. */
export interface ChangesSocket {
  readonly addEventListener: {
    (type: 'open' | 'error', listener: () => void): void;
    (type: 'message', listener: (event: { readonly data: unknown }) => void): void;
    (type: 'close', listener: (event: { readonly code: number }) => void): void;
  };
  readonly close: (code?: number) => void;
}

export interface ChangesParts {
  readonly openSocket: () => ChangesSocket;
  /** Renews the login: a socket cannot do it by itself. Where it has ended, this lasts until somebody logs in again. */
  readonly renewLogin: (signal: AbortSignal) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onMessage: (message: ComparisonsMessage) => void;
}

/** A server that restarts is back within a second or two; one that stays away is not asked more often than this. */
const backOffMs = [500, 1_000, 2_000, 5_000, 15_000];

function parse(data: unknown): ComparisonsMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed = comparisonsSocketEndpoint.message.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON: nothing that this page knows how to show.
    return null;
  }
}

interface SocketEnd {
  readonly hasSpoken: boolean;
  readonly code: number;
}

/** Listens on one socket until it ends. */
function listenOnce({ openSocket, onMessage }: ChangesParts, signal: AbortSignal): Promise<SocketEnd> {
  return new Promise((resolve) => {
    const socket = openSocket();
    let hasSpoken = false;
    const end = (code: number) => {
      signal.removeEventListener('abort', leave);
      resolve({ hasSpoken, code });
    };
    const leave = () => {
      socket.close(closeCodes.finished);
      end(closeCodes.finished);
    };
    signal.addEventListener('abort', leave);
    socket.addEventListener('message', ({ data }) => {
      const message = parse(data);
      if (message === null || signal.aborted) return;
      hasSpoken = true;
      onMessage(message);
    });
    socket.addEventListener('close', ({ code }) => end(code));
  });
}

/** Hears of every change of one's comparisons, over any number of connections. Returns the way to stop. */
export function followChanges(parts: ChangesParts): () => void {
  const left = new AbortController();
  const follow = async (): Promise<void> => {
    for (let tries = 0; !left.signal.aborted; tries += 1) {
      const end = await listenOnce(parts, left.signal);
      if (left.signal.aborted) return;
      if (end.hasSpoken) tries = 0;
      // A refused handshake tells a page no reason: the login may have run out while the page was open.
      if (!end.hasSpoken || end.code === closeCodes.notAuthenticated) {
        await parts
          .renewLogin(left.signal)
          .catch((error: unknown) => console.warn('The login could not be renewed', error));
      }
      if (left.signal.aborted) return;
      await parts.wait(backOffMs[Math.min(tries, backOffMs.length - 1)] ?? 0);
    }
  };
  void follow();
  return () => left.abort();
}
