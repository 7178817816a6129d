import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { forgotPasswordEndpoint, loginEndpoint, logoutEndpoint, successResponse } from '../contracts/index.ts';
import type { RemoteProps } from '../federation/index.ts';
import { Button, TextLink } from '../ui/index.ts';
import { anApiError, createFakeHttp } from './fake-http.ts';
import { renderWithHost } from './render-with-host.tsx';

function LoginPage({ host }: RemoteProps) {
  const login = () => {
    const call = host.http.post(
      loginEndpoint.path,
      { email: 'dana@northgate.example', password: 'x' },
      successResponse,
    );
    host.notify.progress(call, { pending: 'Wait', success: 'Done', error: 'Sorry' }).catch(() => undefined);
  };
  return (
    <>
      <Button onClick={login}>Go</Button>
      <TextLink to="/signup?from=login">Sign Up</TextLink>
    </>
  );
}

describe('renderWithHost', () => {
  it('shows the calls and toasts of what it renders', async () => {
    const { getByRole, user, http, notify } = renderWithHost(LoginPage);
    http.answer(loginEndpoint, { success: true });
    await user.click(getByRole('button', { name: 'Go' }));
    expect(http.callsTo(loginEndpoint).map((call) => call.body)).toEqual([
      { email: 'dana@northgate.example', password: 'x' },
    ]);
    expect(notify.toasts).toEqual([
      { kind: 'pending', text: 'Wait' },
      { kind: 'success', text: 'Done' },
    ]);
  });

  it('tells where the router stands', async () => {
    const { getByRole, user, location } = renderWithHost(LoginPage, { route: '/login' });
    expect(location()).toBe('/login');
    await user.click(getByRole('link', { name: 'Sign Up' }));
    expect(location()).toBe('/signup?from=login');
  });
});

describe('createFakeHttp', () => {
  it('refuses a body with a field the contract does not have', async () => {
    const http = createFakeHttp();
    http.answer(forgotPasswordEndpoint, { success: true });
    const body = { email: 'dana@northgate.example', fullName: 'Dana' };
    await expect(http.post(forgotPasswordEndpoint.path, body, successResponse)).rejects.toThrow('breaks its contract');
  });

  it('fails with the error that was set', async () => {
    const http = createFakeHttp();
    http.answer(logoutEndpoint, anApiError({ status: 503 }));
    await expect(http.post(logoutEndpoint.path, undefined, z.unknown())).rejects.toMatchObject({ status: 503 });
  });

  it('rejects an aborted call with the reason of its signal', async () => {
    const http = createFakeHttp();
    http.answer(logoutEndpoint, () => new Promise(() => {}));
    const abort = new AbortController();
    const call = http.post(logoutEndpoint.path, undefined, z.unknown(), { signal: abort.signal });
    abort.abort(new Error('removed'));
    await expect(call).rejects.toThrow('removed');
  });
});
