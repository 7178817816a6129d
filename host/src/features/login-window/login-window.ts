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
  fetchCurrentUser: () => Promise<SessionUser | null>,
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
      const timer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer);
        void lookOnce();
      }, lookEveryMs);
      // A window that goes to a sign-in provider looks closed from here, and one that has logged in may be gone first.
      const lookOnce = async (): Promise<void> => {
        const user = await findUser(fetchCurrentUser);
        if (user === null) settle('closed');
        else session.getState().login(user);
      };
    });

  return {
    loginAgain: async () => {
      const opened = open();
      return opened === null ? 'blocked' : whenDone(opened);
    },
  };
}

/** No answer is no login: the person can press again. */
async function findUser(fetchCurrentUser: () => Promise<SessionUser | null>): Promise<SessionUser | null> {
  try {
    return await fetchCurrentUser();
  } catch {
    return null;
  }
}
