import * as z from 'zod/mini';
import { v4 as uuid } from 'uuid';

/** The upload session of one browser tab: a UUID that goes with uploads, deletions and the analysis. */
export interface TabSession {
  readonly current: () => string;
  /** A new comparison begins: mints, stores and returns a new id. */
  readonly renew: () => string;
  /** Goes back to an earlier comparison of this tab. */
  readonly resume: (id: string) => void;
  /** Calls back when this tab turned out to be a copy of another one and got an id of its own. */
  onCopied(listener: () => void): () => void;
  readonly close: () => void;
}

/** The parts of BroadcastChannel that are used. */
export interface SessionChannel {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void;
  readonly close: () => void;
}

interface TabSessionParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly channel: SessionChannel | null;
  readonly now?: () => number;
}

const storageKey = 'sessionId';
const storedId = z.uuid();
const channelMessage = z.object({
  type: z.enum(['claim', 'taken']),
  sessionId: z.string(),
  tab: z.string(),
  since: z.number(),
});

/**
 * Browsers copy session storage when a tab is duplicated or opens a window, so two tabs can hold one id. Each tab
 * claims its stored id on a channel; the older tab answers, and the younger one takes a new id.
 */
export function createTabSession({ storage, channel, now = Date.now }: TabSessionParts): TabSession {
  const tab = uuid();
  const since = now();
  const listeners = new Set<() => void>();

  const renew = (): string => {
    const id = uuid();
    storage.setItem(storageKey, id);
    return id;
  };
  const stored = storedId.safeParse(storage.getItem(storageKey));
  let id = stored.success ? stored.data : renew();

  const isOlderThan = (other: { since: number; tab: string }): boolean =>
    since < other.since || (since === other.since && tab < other.tab);

  channel?.addEventListener('message', (event) => {
    const parsed = channelMessage.safeParse(event.data);
    if (!parsed.success || parsed.data.sessionId !== id) return;
    const { type, tab: otherTab } = parsed.data;
    if (type === 'claim' && otherTab !== tab && isOlderThan(parsed.data)) {
      channel.postMessage({ type: 'taken', sessionId: id, tab: otherTab, since });
    } else if (type === 'taken' && otherTab === tab) {
      id = renew();
      for (const listener of listeners) listener();
    }
  });
  if (stored.success) channel?.postMessage({ type: 'claim', sessionId: id, tab, since });

  return {
    current: () => id,
    renew: () => (id = renew()),
    resume: (earlier) => {
      id = earlier;
      storage.setItem(storageKey, id);
    },
    onCopied: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}
