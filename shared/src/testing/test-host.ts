import type { RuntimeSettings } from '../contracts/index.ts';
import type { HostServices } from '../federation/index.ts';
import { createSessionStore, type SessionUser } from '../session/index.ts';
import { createFakeHttp, type FakeHttp } from './fake-http.ts';
import { createFakeNotify, type FakeNotify } from './fake-notify.ts';

export interface TestHostOptions {
  /** Who is signed in; nobody unless told. */
  readonly user?: SessionUser | null;
  readonly settings?: Partial<RuntimeSettings>;
}

/** The services of the host for a test, and what the test sees of their use. */
export interface TestHost {
  readonly host: HostServices;
  readonly http: FakeHttp;
  readonly notify: FakeNotify;
  /** What was said to screen readers. */
  readonly announcements: readonly string[];
  /** Addresses whose pages were asked for before they are shown. */
  readonly preloaded: readonly string[];
  /** The reasons the page is held for right now. */
  holds(): readonly ('leave' | 'form')[];
  /** Logs out as another tab would. */
  signOut(): void;
}

export function someSettings(changes: Partial<RuntimeSettings> = {}): RuntimeSettings {
  return {
    apiBase: '/api',
    uploadLimitMb: 100,
    sessionDocumentLimit: 50,
    retentionHours: 24,
    cloud: { google: {}, oneDrive: { picker: 'v7.2' } },
    ...changes,
  };
}

/** Builds host services that need no network and no shell: the session check has ended already. */
export function createTestHost({ user = null, settings }: TestHostOptions = {}): TestHost {
  const http = createFakeHttp();
  const notify = createFakeNotify();
  const announcements: string[] = [];
  const preloaded: string[] = [];
  const holds = new Set<{ readonly reason: 'leave' | 'form' }>();
  const listeners = new Set<() => void>();

  const session = createSessionStore({
    fetchCurrentUser: () => Promise.resolve(user),
    logout: () => Promise.resolve(),
  });
  session.setState({ isAuthenticated: user !== null, user, loading: false, ready: true });

  const host: HostServices = {
    session,
    http,
    notify,
    settings: someSettings(settings),
    onSignedOut: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: (text) => announcements.push(text),
    preloadPage: (path) => preloaded.push(path),
    holdPage: (reason) => {
      const hold = { reason };
      holds.add(hold);
      return () => holds.delete(hold);
    },
  };

  return {
    host,
    http,
    notify,
    announcements,
    preloaded,
    holds: () => Array.from(holds, ({ reason }) => reason),
    signOut: () => {
      session.getState().leave('elsewhere');
      listeners.forEach((listener) => listener());
    },
  };
}
