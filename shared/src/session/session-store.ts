import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../http/api-error.ts';

/** Of the signed-in person only the address is kept. */
export interface SessionUser {
  readonly email: string;
}

/**
 * Why somebody who was logged in no longer is: by the own press, by one in another tab, because the login ended by
 * itself, everywhere at once, or with the account.
 */
export type Parting = 'here' | 'elsewhere' | 'ended' | 'everywhere' | 'deleted';

export interface SessionState {
  readonly isAuthenticated: boolean;
  /** True from the start until the running check of the session has ended. */
  readonly loading: boolean;
  /** True once the first check has ended, whatever it found. */
  readonly ready: boolean;
  readonly user: SessionUser | null;
  /**
   * The server takes the login no longer, and the page still shows the person's work: `isAuthenticated` and `user` stay
   * until they log in again (here, in a small window, in another tab). Hosts of earlier releases lack it.
   */
  readonly ended: boolean;
  /** How the last login of this page ended; null before, and while somebody is logged in. Older hosts lack it. */
  readonly parting: Parting | null;
}

export interface SessionActions {
  /** Marks the person as signed in; the call to the server has succeeded already. */
  readonly login: (user: SessionUser) => void;
  /** Ends the session on the server (a failure there is only logged), then here. */
  readonly logout: () => Promise<void>;
  /** Asks the server who is signed in. Never rejects: no answer means nobody, unless a login that has ended is waited for. */
  readonly refreshUser: () => Promise<void>;
  /** Marks the person as gone where the server has ended the login already. Hosts of earlier releases lack it. */
  readonly leave: (parting: Parting) => void;
  /** Marks the login as ended without taking the page away, if there was one. Hosts of earlier releases lack it. */
  readonly end: () => void;
}

/** What the store needs from outside; the host passes its HTTP client here. */
export interface SessionGateway {
  fetchCurrentUser(): Promise<SessionUser | null>;
  logout(): Promise<void>;
}

export type SessionStore = StoreApi<SessionState & SessionActions>;

/** One line: a visitor who is not logged in is no fault, and gets no stack. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Creates the one session store of a page. */
export function createSessionStore(gateway: SessionGateway): SessionStore {
  // A check that was asked for before somebody logged in or out must not overwrite what happened since.
  let changes = 0;

  return createStore<SessionState & SessionActions>()((set, get) => {
    const change = (user: SessionUser | null, parting: Parting | null) => {
      changes += 1;
      const known = user === null ? null : { email: user.email };
      set({ isAuthenticated: user !== null, user: known, ended: false, parting });
    };
    const enter = (user: SessionUser) => change(user, null);
    const leave = (parting: Parting) => change(null, parting);
    /** Whoever was here has been logged out by nobody's act. */
    const findNobody = () => change(null, get().user === null ? get().parting : 'ended');
    return {
      isAuthenticated: false,
      loading: true,
      ready: false,
      user: null,
      ended: false,
      parting: null,
      login: enter,
      leave,
      end: () => set(({ isAuthenticated }) => ({ ended: isAuthenticated })),
      logout: async () => {
        try {
          await gateway.logout();
        } catch (error) {
          console.warn(`Log-out failed on the server: ${reasonOf(error)}`);
        }
        leave('here');
      },
      refreshUser: async () => {
        const asked = changes;
        const settle = (user: SessionUser | null) => {
          if (asked !== changes) return;
          if (user === null) findNobody();
          else enter(user);
        };
        set({ loading: true });
        try {
          settle(await gateway.fetchCurrentUser());
        } catch (error) {
          console.warn(`The current user could not be fetched: ${reasonOf(error)}`);
          // Whoever logs in again finds their work where it was: until the server says otherwise, it waits for them.
          if (!get().ended || isRefusal(error)) settle(null);
        }
        set({ loading: false, ready: true });
      },
    };
  });
}
