import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  deleteDocumentEndpoint,
  forgotPasswordEndpoint,
  loginEndpoint,
  logoutEndpoint,
  successResponse,
  uploadEndpoint,
} from '../contracts/index.ts';
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

const sessionId = '0b0e6a52-8c0f-4d9b-9a51-2f3f9f2f7f10';

/** A form of these parts: files under `files`, the session under any other name. */
function aForm(...names: string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append(name, name === 'files' ? new File(['x'], 'a.pdf') : sessionId);
  return form;
}

describe('createFakeHttp', () => {
  it('refuses a body with a field the contract does not have', async () => {
    const http = createFakeHttp();
    http.answer(forgotPasswordEndpoint, { success: true });
    const body = { email: 'dana@northgate.example', fullName: 'Dana' };
    await expect(http.post(forgotPasswordEndpoint.path, body, successResponse)).rejects.toThrow('breaks its contract');
  });

  it.each([
    ['no endpoint', 'POST', '/auth/sign-in', undefined, {}, 'No contract for POST /auth/sign-in'],
    ['another method', 'GET', loginEndpoint.path, undefined, {}, 'No contract for GET /auth/login'],
    ['a query without a part', 'DELETE', deleteDocumentEndpoint.path, undefined, { sessionId }, 'breaks its contract'],
    ['no form', 'POST', uploadEndpoint.path, { sessionId }, {}, 'a form'],
    ['a form in another order', 'POST', uploadEndpoint.path, aForm('files', 'sessionId'), {}, 'in this order'],
    ['a form with a part more', 'POST', uploadEndpoint.path, aForm('sessionId', 'files', 'x'), {}, 'in this order'],
  ] as const)('refuses what the contracts do not have: %s', async (_, method, path, body, query, fault) => {
    const http = createFakeHttp();
    http.answer(deleteDocumentEndpoint, { success: true });
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'a.pdf', size: 1 });
    await expect(http.send(method, path, body, z.unknown(), { query })).rejects.toThrow(fault);
  });

  it('takes a form as the contract has it', async () => {
    const http = createFakeHttp();
    http.answer(uploadEndpoint, { success: true, document_id: 'd', filename: 'a.pdf', size: 1 });
    await http.post(uploadEndpoint.path, aForm('sessionId', 'files'), z.unknown());
    expect(http.callsTo(uploadEndpoint)).toHaveLength(1);
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
