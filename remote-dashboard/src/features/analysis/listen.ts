import { closeCodes } from '@app/shared/contracts';
import { parseMessage } from './run-progress.ts';

/** The parts of a WebSocket that are used. */
export interface AnalysisSocket {
  readonly addEventListener: {
    (type: 'open' | 'error', listener: () => void): void;
    (type: 'message', listener: (event: { readonly data: unknown }) => void): void;
    (type: 'close', listener: (event: { readonly code: number; readonly reason: string }) => void): void;
  };
  readonly close: (code?: number) => void;
}

export type SocketEnd =
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string }
  | { readonly kind: 'error' }
  /** Nothing came for so long that the connection may be dead without knowing it. */
  | { readonly kind: 'silent' };

export interface Listener {
  readonly onOpen: () => void;
  readonly onMessage: (raw: string) => void;
}

/** A connection that says nothing for this long is taken for dead; the server sends a sign of life far more often. */
const silenceMs = 180_000;
/** How long the closing handshake may take before it is not waited for any longer. */
const closingMs = 1_000;

const isFinal = (raw: string): boolean => {
  const status = parseMessage(raw)?.status;
  return status === 'completed' || status === 'failed' || status === 'cancelled';
};

/**
 * Follows one socket until it ends, whichever way comes first. A final message makes this side close it. An aborted
 * signal closes it as well.
 */
export function listen(socket: AnalysisSocket, listener: Listener, signal: AbortSignal): Promise<SocketEnd> {
  return new Promise((resolve) => {
    let hasEnded = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: SocketEnd) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(silence);
      signal.removeEventListener('abort', leave);
      resolve(outcome);
    };
    const leave = () => {
      socket.close(closeCodes.finished);
      end({ kind: 'closed', code: closeCodes.finished, reason: '' });
    };
    const watchSilence = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        end({ kind: 'silent' });
        socket.close(closeCodes.finished);
      }, silenceMs);
    };
    signal.addEventListener('abort', leave);
    socket.addEventListener('open', () => {
      watchSilence();
      listener.onOpen();
    });
    socket.addEventListener('message', ({ data }) => {
      if (hasEnded || typeof data !== 'string') return;
      watchSilence();
      listener.onMessage(data);
      if (!isFinal(data)) return;
      socket.close(closeCodes.finished);
      setTimeout(() => end({ kind: 'closed', code: closeCodes.finished, reason: '' }), closingMs);
    });
    socket.addEventListener('error', () => end({ kind: 'error' }));
    socket.addEventListener('close', ({ code, reason }) => end({ kind: 'closed', code, reason }));
    if (signal.aborted) leave();
  });
}
