import { refreshEndpoint } from '@app/shared/contracts';
import { anApiError, createTestHost } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { renewLogin } from './renew-login.ts';

const dana = { email: 'dana@northgate.example' };

/** A page whose server gives this answer to a renewal. */
function renewing(answer: Parameters<ReturnType<typeof createTestHost>['http']['answer']>[1]) {
  const { host, http } = createTestHost({ user: dana });
  http.answer(refreshEndpoint, answer as never);
  const left = new AbortController();
  const settled = jest.fn();
  const renewal = renewLogin(host, left.signal);
  void renewal.then(settled, settled);
  return { session: host.session.getState(), state: host.session.getState, left, settled, renewal };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('renewLogin', () => {
  it('is done when the server has renewed it', async () => {
    const { renewal, state } = renewing(undefined);
    await renewal;
    expect(state().ended).toBe(false);
  });

  it('says that the login has ended, and lasts until somebody has logged in again', async () => {
    const { session, state, settled, renewal } = renewing(anApiError({ status: 401 }));
    await turn();
    expect(state().ended).toBe(true);
    expect(settled).not.toHaveBeenCalled();
    session.login(dana);
    await renewal;
  });

  it('asks nobody where the page knows already that the login has ended', async () => {
    const { host, http } = createTestHost({ user: dana });
    host.session.getState().end();
    const renewal = renewLogin(host, new AbortController().signal);
    await turn();
    expect(http.callsTo(refreshEndpoint)).toEqual([]);
    host.session.getState().login(dana);
    await renewal;
  });

  it('ends when nobody waits for it any longer', async () => {
    const { left, renewal } = renewing(anApiError({ status: 401 }));
    await turn();
    left.abort();
    await renewal;
  });

  it('fails where the server could not be asked: the login may stand', async () => {
    const { renewal, state } = renewing(anApiError({ status: 503 }));
    await expect(renewal).rejects.toMatchObject({ status: 503 });
    expect(state().ended).toBe(false);
  });
});
