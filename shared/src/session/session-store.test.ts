import { describe, expect, it, jest } from '@jest/globals';
import { anApiError } from '../testing/fake-http.ts';
import { createSessionStore, type SessionGateway, type SessionUser } from './session-store.ts';

const dana = { email: 'dana@northgate.example' };

function aStore(gateway: Partial<SessionGateway> = {}) {
  return createSessionStore({
    fetchCurrentUser: () => Promise.resolve(null),
    logout: () => Promise.resolve(),
    ...gateway,
  });
}

const stateOf = (store: ReturnType<typeof aStore>) => {
  const { isAuthenticated, loading, ready, user } = store.getState();
  return { isAuthenticated, loading, ready, user };
};

const nobody = { isAuthenticated: false, loading: false, ready: true, user: null };

describe('createSessionStore', () => {
  it('starts loading and not ready', () => {
    expect(stateOf(aStore())).toEqual({ isAuthenticated: false, loading: true, ready: false, user: null });
  });

  it('is ready once the first check has ended', async () => {
    const store = aStore({ fetchCurrentUser: () => Promise.resolve(dana) });
    const states: boolean[] = [];
    store.subscribe(({ ready }) => states.push(ready));
    await store.getState().refreshUser();
    expect(stateOf(store)).toEqual({ isAuthenticated: true, loading: false, ready: true, user: dana });
    expect(states.filter(Boolean)).toHaveLength(1);
  });

  it('knows who is signed in before it says that it is ready', async () => {
    const store = aStore({ fetchCurrentUser: () => Promise.resolve(dana) });
    const readyAsNobody: boolean[] = [];
    store.subscribe(({ ready, isAuthenticated }) => readyAsNobody.push(ready && !isAuthenticated));
    await store.getState().refreshUser();
    expect(readyAsNobody).not.toContain(true);
  });

  it('keeps nothing of the user but the e-mail', async () => {
    const answer: SessionUser & Record<string, unknown> = { ...dana, id: 7, username: 'Dana Okafor' };
    const store = aStore({ fetchCurrentUser: () => Promise.resolve(answer) });
    await store.getState().refreshUser();
    expect(store.getState().user).toEqual(dana);
    store.getState().login(answer);
    expect(store.getState().user).toEqual(dana);
  });

  it('takes a check that fails for nobody, with a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const store = aStore({ fetchCurrentUser: () => Promise.reject(new Error('network')) });
    await store.getState().refreshUser();
    expect(stateOf(store)).toEqual(nobody);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    [503, true],
    [401, false],
  ])('answered by %d while the login has ended, keeps the person: %s', async (status, isKept) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const store = aStore({ fetchCurrentUser: () => Promise.reject(anApiError({ status })) });
    store.getState().login(dana);
    store.getState().end();
    await store.getState().refreshUser();
    expect([store.getState().user, store.getState().ended]).toEqual([isKept ? dana : null, isKept]);
  });

  it('forgets a user whose session has ended', async () => {
    const fetchCurrentUser = jest.fn<SessionGateway['fetchCurrentUser']>();
    fetchCurrentUser.mockResolvedValueOnce(dana).mockResolvedValueOnce(null);
    const store = aStore({ fetchCurrentUser });
    await store.getState().refreshUser();
    await store.getState().refreshUser();
    expect(stateOf(store)).toEqual(nobody);
  });

  it('logs out on the server, then here', async () => {
    const logout = jest.fn(() => Promise.resolve());
    const store = aStore({ logout, fetchCurrentUser: () => Promise.resolve(dana) });
    await store.getState().refreshUser();
    await store.getState().logout();
    expect(logout).toHaveBeenCalledTimes(1);
    expect(stateOf(store)).toEqual(nobody);
  });

  it('logs out here when the server cannot be reached, and logs that', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const store = aStore({ logout: () => Promise.reject(new Error('network')) });
    store.getState().login(dana);
    await store.getState().logout();
    expect(store.getState()).toMatchObject({ isAuthenticated: false, user: null });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('says a failed check in one line, without a stack', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await aStore({ fetchCurrentUser: () => Promise.reject(new Error('network')) })
      .getState()
      .refreshUser();
    expect(warn.mock.calls).toEqual([['The current user could not be fetched: network']]);
  });

  it('keeps the person while the login has ended, until they log in again', () => {
    const store = aStore();
    store.getState().login(dana);
    store.getState().end();
    expect(store.getState()).toMatchObject({ isAuthenticated: true, user: dana, ended: true });
    store.getState().login(dana);
    expect(store.getState().ended).toBe(false);
  });

  it('knows no ended login of somebody who was never logged in', () => {
    const store = aStore();
    store.getState().end();
    expect(store.getState().ended).toBe(false);
  });

  it('remembers how the person left, until somebody logs in', async () => {
    const store = aStore();
    expect(store.getState().parting).toBeNull();
    store.getState().login(dana);
    store.getState().leave('deleted');
    expect(store.getState()).toMatchObject({ isAuthenticated: false, user: null, parting: 'deleted' });
    await store.getState().refreshUser();
    expect(store.getState().parting).toBe('deleted');
    store.getState().login(dana);
    expect(store.getState().parting).toBeNull();
    await store.getState().logout();
    expect(store.getState().parting).toBe('here');
  });

  it('tells a login that the check finds ended', async () => {
    const store = aStore();
    store.getState().login(dana);
    await store.getState().refreshUser();
    expect(store.getState()).toMatchObject({ isAuthenticated: false, parting: 'ended' });
  });

  it('does not let a late check undo a log-in or a log-out', async () => {
    let answer: (user: SessionUser | null) => void = () => {};
    const store = aStore({ fetchCurrentUser: () => new Promise((resolve) => (answer = resolve)) });
    const early = store.getState().refreshUser();
    store.getState().login(dana);
    answer(null);
    await early;
    expect(store.getState().user).toEqual(dana);

    const late = store.getState().refreshUser();
    await store.getState().logout();
    answer(dana);
    await late;
    expect(stateOf(store)).toEqual(nobody);
  });
});
