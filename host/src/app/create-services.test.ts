import { describe, expect, it, jest } from '@jest/globals';
import { logoutEndpoint, meEndpoint } from '@app/shared/contracts';
import type { BackgroundTask } from '@app/shared/federation';
import { anApiError, createFakeHttp, someSettings } from '@app/shared/testing';
import type { SessionEvent, SessionNews } from '../features/sign-out/index.ts';
import { createServices } from './create-services.ts';

const dana = { email: 'dana@northgate.example' };
const aTask: BackgroundTask = {
  id: 'a1',
  title: 'Comparing Harbour Row',
  step: '',
  percent: 38,
  timeLeft: '',
  state: 'running',
  href: '/dashboard?comparison=a1',
};

/** The services of a page, a server that can be told what to answer, and the news between tabs. */
function aPage() {
  const http = createFakeHttp();
  http.answer(logoutEndpoint, { success: true });
  const told: SessionEvent[] = [];
  let hear: (event: SessionEvent) => void = () => {};
  const news: SessionNews = {
    tell: (event) => told.push(event),
    listen: (listener) => {
      hear = listener;
    },
  };
  const forget = jest.fn();
  let endLogin: () => void = () => {};
  const { host, background } = createServices(someSettings(), (_, onLoginEnded) => {
    endLogin = onLoginEnded;
    return { http, news, forget };
  });
  const signedOut = jest.fn();
  host.onSignedOut(signedOut);
  const state = () => host.session.getState();
  const heard = (event: SessionEvent) => hear(event);
  return { host, background, http, told, hear: heard, signedOut, state, endLogin, forget };
}

describe('createServices: who is signed in', () => {
  it('asks the me call, with an empty body, and keeps only the address', async () => {
    const { http, state } = aPage();
    http.answer(meEndpoint, { ...dana, username: 'Dana' } as typeof dana);
    await state().refreshUser();
    expect(state()).toMatchObject({ isAuthenticated: true, ready: true });
    expect(state().user).toEqual(dana);
    expect(http.calls).toMatchObject([{ method: 'POST', path: '/auth/me', body: undefined }]);
  });

  it.each([
    ['a 401', anApiError({ status: 401 })],
    ['a broken server', anApiError({ status: 500 })],
    ['no network', anApiError({ status: 0 })],
  ])('takes %s for nobody: ready, a warning, no toast', async (_, error) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { http, state } = aPage();
    http.answer(meEndpoint, error);
    await state().refreshUser();
    expect(state()).toMatchObject({ isAuthenticated: false, user: null, ready: true, loading: false });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('waits for the answer for 15 seconds at most', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
    const { http, state } = aPage();
    http.answer(meEndpoint, () => new Promise(() => {}));
    await state().refreshUser();
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(state()).toMatchObject({ isAuthenticated: false, ready: true });
  });
});

describe('createServices: log-out', () => {
  it('ends the session on the server, clears the user and tells the listeners', async () => {
    const { http, state, signedOut, told } = aPage();
    state().login(dana);
    await state().logout();
    expect(told).toEqual(['signed-in', 'signed-out']);
    expect(http.callsTo(logoutEndpoint)).toHaveLength(1);
    expect(state()).toMatchObject({ isAuthenticated: false, user: null });
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('clears the user, and tells the other tabs, even when the server cannot be reached', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { http, state, signedOut, told } = aPage();
    http.answer(logoutEndpoint, anApiError({ status: 0 }));
    state().login(dana);
    await state().logout();
    expect(state().user).toBeNull();
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['signed-in', 'signed-out']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('removes the cookies of Google Drive', async () => {
    document.cookie = 'gdrive_token=secret; Path=/';
    document.cookie = 'gdrive_token_expires=1; Path=/';
    document.cookie = 'verify_email=kept; Path=/';
    const { state } = aPage();
    state().login(dana);
    await state().logout();
    expect(document.cookie).toBe('verify_email=kept');
  });

  it('keeps nothing of what remotes tell of their work while they let go of it', async () => {
    const { host, background, state } = aPage();
    host.onSignedOut(() => host.background?.show('dashboard', [aTask]));
    state().login(dana);
    await state().logout();
    expect(background.store.getState()).toEqual({});
  });

  it('forgets what the server has answered', async () => {
    const { state, forget } = aPage();
    state().login(dana);
    expect(forget).not.toHaveBeenCalled();
    await state().logout();
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('stops calling a listener that was taken back', async () => {
    const { host, state } = aPage();
    const listener = jest.fn();
    host.onSignedOut(listener)();
    state().login(dana);
    await state().logout();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('createServices: a login that ends', () => {
  it('keeps the page and says that the login has ended', () => {
    const { state, signedOut, endLogin } = aPage();
    state().login(dana);
    endLogin();
    expect(state()).toMatchObject({ isAuthenticated: true, ended: true, user: dana });
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('goes on when another window has logged the same person in', async () => {
    const { http, state, signedOut, endLogin, hear } = aPage();
    http.answer(meEndpoint, dana);
    state().login(dana);
    endLogin();
    hear('signed-in');
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toMatchObject({ isAuthenticated: true, ended: false });
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('tells the other tabs when the server has ended the login, without a call', () => {
    const { http, state, signedOut, told } = aPage();
    state().login(dana);
    state().leave('deleted');
    expect(told).toEqual(['signed-in', 'signed-out']);
    expect(state().parting).toBe('deleted');
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(http.calls).toEqual([]);
  });

  it('offers a window to log in again through', () => {
    expect(aPage().host.loginWindow).toBeDefined();
  });
});

describe('createServices: other tabs', () => {
  it('logs out here when another tab did, without a call', () => {
    const { http, state, signedOut, hear } = aPage();
    state().login(dana);
    hear('signed-out');
    expect(state()).toMatchObject({ isAuthenticated: false, user: null, parting: 'elsewhere' });
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(http.calls).toEqual([]);
  });

  it('notices a log-in of another tab', async () => {
    const { http, state, hear } = aPage();
    http.answer(meEndpoint, dana);
    hear('signed-in');
    await new Promise((resolve) => setTimeout(resolve));
    expect(state().user).toEqual(dana);
  });

  it('ends what belonged to a person when another one logs in', async () => {
    const { http, state, signedOut, hear } = aPage();
    state().login(dana);
    http.answer(meEndpoint, { email: 'lee@northgate.example' });
    hear('signed-in');
    await new Promise((resolve) => setTimeout(resolve));
    expect(state().user).toEqual({ email: 'lee@northgate.example' });
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('asks again who is there when the browser brings the page back as it was', async () => {
    const { http, state, signedOut } = aPage();
    state().login(dana);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    http.answer(meEndpoint, anApiError({ status: 401 }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(http.calls).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(state().user).toBeNull();
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('keeps everything when the check finds the same person', async () => {
    const { http, state, signedOut } = aPage();
    http.answer(meEndpoint, dana);
    state().login(dana);
    await state().refreshUser();
    expect(signedOut).not.toHaveBeenCalled();
  });
});
