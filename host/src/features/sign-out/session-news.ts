import * as z from 'zod/mini';

const message = z.enum(['signed-in', 'signed-out']);

export type SessionEvent = z.infer<typeof message>;

/** What the tabs of one browser tell each other about the session they share. */
export interface SessionNews {
  tell(event: SessionEvent): void;
  /** Calls back for what other tabs tell. */
  listen(listener: (event: SessionEvent) => void): void;
}

/** Without `BroadcastChannel` every tab is on its own. */
export function createSessionNews(): SessionNews {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('session');
  return {
    tell: (event) => channel.postMessage(event),
    listen: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        const parsed = z.safeParse(message, data);
        if (parsed.success) listener(parsed.data);
      });
    },
  };
}
