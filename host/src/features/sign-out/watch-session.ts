import type { SessionStore } from '@app/shared/session';
import { clearDriveCookies } from './clear-drive-cookies.ts';
import type { SessionNews } from './session-news.ts';

export interface SessionWatch {
  /** Calls back when the person who was signed in no longer is. Returns the way to stop listening. */
  readonly onSignedOut: (listener: () => void) => () => void;
}

export interface SessionEnds {
  /** Ends the session here without telling it again. */
  readonly leave: () => void;
  /** Empties what the page itself holds, after all who listen: they may tell it something as they let go. */
  readonly clear: () => void;
}

/**
 * Keeps the tabs of one browser together, since they share one session cookie: a log-out in one logs out all, a log-in
 * in one is noticed by all. Whatever ends a person's session here also ends what belonged to it.
 */
export function watchSession(session: SessionStore, news: SessionNews, { leave, clear }: SessionEnds): SessionWatch {
  const listeners = new Set<() => void>();

  session.subscribe((now, before) => {
    if (now.user?.email === before.user?.email) return;
    if (before.user !== null) {
      clearDriveCookies(document);
      listeners.forEach((listener) => listener());
      clear();
    }
  });

  news.listen((event) => {
    if (event === 'signed-in') {
      void session.getState().refreshUser();
    } else {
      leave();
    }
  });

  // Coming back to a page that the browser kept as it was: the session may have ended meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void session.getState().refreshUser();
  });

  return {
    onSignedOut: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
