import { createStore, type StoreApi } from 'zustand/vanilla';

/** Of the signed-in person only the address is kept. */
export interface SessionUser {
  readonly email: string;
}

export interface SessionState {
  readonly isAuthenticated: boolean;
  /** True from the start until the running check of the session has ended. */
  readonly loading: boolean;
  /** True once the first check has ended, whatever it found. */
  readonly ready: boolean;
  readonly user: SessionUser | null;
}

export interface SessionActions {
  /** Marks the person as signed in; the call to the server has succeeded already. */
  readonly login: (user: SessionUser) => void;
  /** Ends the session on the server (a failure there is only logged), then here. */
  readonly logout: () => Promise<void>;
  /** Asks the server who is signed in. Never rejects: no answer means nobody. */
  readonly refreshUser: () => Promise<void>;
}

/** What the store needs from outside; the host passes its HTTP client here. */
export interface SessionGateway {
  fetchCurrentUser(): Promise<SessionUser | null>;
  logout(): Promise<void>;
}

export type SessionStore = StoreApi<SessionState & SessionActions>;

/** Creates the one session store of a page. */
export function createSessionStore(gateway: SessionGateway): SessionStore {
  // A check that was asked for before somebody logged in or out must not overwrite what happened since.
  let changes = 0;

  return createStore<SessionState & SessionActions>()((set) => {
    const change = (user: SessionUser | null) => {
      changes += 1;
      set({ isAuthenticated: user !== null, user: user === null ? null : { email: user.email } });
    };
    return {
      isAuthenticated: false,
      loading: true,
      ready: false,
      user: null,
      login: change,
      logout: async () => {
        try {
          await gateway.logout();
        } catch (error) {
          console.warn('Log-out failed on the server', error);
        }
        change(null);
      },
      refreshUser: async () => {
        const asked = changes;
        const settle = (user: SessionUser | null) => {
          if (asked === changes) change(user);
        };
        set({ loading: true });
        try {
          settle(await gateway.fetchCurrentUser());
        } catch (error) {
          console.warn('The current user could not be fetched', error);
          settle(null);
        }
        set({ loading: false, ready: true });
      },
    };
  });
}
