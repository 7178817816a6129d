import type { ComponentType } from 'react';
import type { RuntimeSettings } from '../contracts/index.ts';
import type { HttpClient } from '../http/index.ts';
import type { Notify } from '../notify/index.ts';
import type { SessionStore } from '../session/index.ts';
import type { BackgroundTasks } from './background-task.ts';

/** What came of asking somebody to log in again: done, the window is gone, or the browser did not open one. */
export type LoginAgain = 'logged-in' | 'closed' | 'blocked';

/** Logging in again beside a page that goes on: its list, its uploads and what is typed stay. */
export interface LoginWindow {
  /**
   * Opens the login page in a small window; call it from a press of a button, else browsers block it. `logged-in` also
   * when the login was made elsewhere meanwhile. After `closed` the login may still come: go on when `ended` of the
   * session turns false, whatever this told.
   */
  loginAgain(): Promise<LoginAgain>;
}

/** All a remote may use from the host, as one value. */
export interface HostServices {
  readonly session: SessionStore;
  readonly http: HttpClient;
  readonly notify: Notify;
  readonly settings: RuntimeSettings;
  /** Calls back when the person has logged out here or in another tab. Returns the way to stop listening. */
  onSignedOut(listener: () => void): () => void;
  /** Says a sentence to screen readers through the page's one live region. */
  announce(text: string): void;
  /**
   * Says that leaving or reloading now would lose work (`leave` warns before the page is left; `form` only keeps a new
   * release from being offered). Returns the way to take it back.
   */
  holdPage(reason: 'leave' | 'form'): () => void;
  /** What goes on while its page is left. Hosts of earlier releases lack it. */
  readonly background?: BackgroundTasks;
  /** Hosts of earlier releases have none: there one logs in in this tab. */
  readonly loginWindow?: LoginWindow;
  /** Starts the download of what the page at an address of this product needs. Hosts of earlier releases have none. */
  preloadPage?(path: string): void;
}

export interface RemoteProps {
  readonly host: HostServices;
}

/** What every remote exposes as `./remote`. */
export interface RemoteModule {
  readonly contract: number;
  /** The paths this remote renders; the host sends no other to it. */
  readonly routes: readonly string[];
  readonly Component: ComponentType<RemoteProps>;
}
