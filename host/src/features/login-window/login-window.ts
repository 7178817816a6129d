import type { LoginAgain, LoginWindow } from '@app/shared/federation';
import type { SessionStore, SessionUser } from '@app/shared/session';
import { smallWindowAddress } from './small-window.ts';

/** No browser tells when a window that it opened is closed. */
const lookEveryMs = 300;

type OpenedWindow = Pick<Window, 'closed'>;

/** As large as the form with its errors; a name of its own, so that a second press finds the first window. */
const openWindow = (): OpenedWindow | null =>
  window.open(smallWindowAddress, 'login-again', 'popup,width=480,height=780');

/**
 * Lets a person log in again beside the page. The window tells its login to all pages, and the session of this one then
 * asks the server: so does this wait for the session, not for the window.
 */
export function createLoginWindow(
  session: SessionStore,
  fetchCurrentUser: () => Promise<SessionUser>,
  open = openWindow,
): LoginWindow {
  const whenDone = (opened: OpenedWindow): Promise<LoginAgain> =>
    new Promise((resolve) => {
      const settle = (outcome: LoginAgain): void => {
        clearInterval(timer);
        stopListening();
        resolve(outcome);
      };
      const stopListening = session.subscribe((now, before) => {
        if (now.user !== null && now.user !== before.user) settle('logged-in');
      });
      // A window that goes to a sign-in provider looks closed from here, and one that has logged in may be gone first:
      // the server knows. No answer is no login, and the person can press again.
      const timer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer);
        fetchCurrentUser().then(session.getState().login, () => settle('closed'));
      }, lookEveryMs);
    });

  return {
    loginAgain: async () => {
      const opened = open();
      return opened === null ? 'blocked' : whenDone(opened);
    },
  };
}
