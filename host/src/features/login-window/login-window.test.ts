import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSessionStore, type SessionUser } from '@app/shared/session';
import { createLoginWindow } from './login-window.ts';

const dana = { email: 'dana@northgate.example' };

/** A page whose login has ended, and the window it opens. */
function aPage({ onServer = null }: { readonly onServer?: SessionUser | null } = {}) {
  const fetchCurrentUser = jest.fn(() => (onServer ? Promise.resolve(onServer) : Promise.reject(new Error('401'))));
  const session = createSessionStore({ fetchCurrentUser, logout: () => Promise.resolve() });
  session.getState().login(dana);
  session.getState().end();
  const opened = { closed: false };
  const { loginAgain } = createLoginWindow(session, fetchCurrentUser, () => opened);
  return { session, opened, loginAgain, fetchCurrentUser };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('createLoginWindow', () => {
  it('opens the login page as a window of a mark and a name', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { session, fetchCurrentUser } = aPage();
    await expect(createLoginWindow(session, fetchCurrentUser).loginAgain()).resolves.toBe('blocked');
    expect(open).toHaveBeenCalledWith('/login?window=1', 'login-again', expect.stringContaining('popup'));
  });

  it('opens within the press, before anything is waited for', () => {
    const { session, fetchCurrentUser } = aPage();
    const open = jest.fn(() => null);
    void createLoginWindow(session, fetchCurrentUser, open).loginAgain();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is done when the session has found somebody, wherever they logged in', async () => {
    const { session, loginAgain } = aPage();
    const outcome = loginAgain();
    session.getState().login(dana);
    await expect(outcome).resolves.toBe('logged-in');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tells a window that was closed without a login, and keeps the page as it was', async () => {
    const { session, opened, loginAgain } = aPage();
    const outcome = loginAgain();
    opened.closed = true;
    await jest.advanceTimersByTimeAsync(300);
    await expect(outcome).resolves.toBe('closed');
    expect(session.getState()).toMatchObject({ isAuthenticated: true, ended: true, user: dana });
  });

  it('finds the login of a window that was gone before it could tell', async () => {
    const { session, opened, loginAgain } = aPage({ onServer: dana });
    const outcome = loginAgain();
    opened.closed = true;
    await jest.advanceTimersByTimeAsync(300);
    await expect(outcome).resolves.toBe('logged-in');
    expect(session.getState().ended).toBe(false);
  });

  it('asks nobody while the window is open', async () => {
    const { loginAgain, fetchCurrentUser } = aPage();
    void loginAgain();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetchCurrentUser).not.toHaveBeenCalled();
  });
});
