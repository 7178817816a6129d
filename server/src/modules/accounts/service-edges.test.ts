import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  analyzeSocketEndpoint,
  forgotPasswordEndpoint,
  loginEndpoint,
  meEndpoint,
  refreshEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '@app/shared/contracts';
import { WebSocket } from 'ws';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/env.ts';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { openPlatform } from '../../platform/open-platform.ts';
import { aPerson, logInAs, signUpAndVerify } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

describe('an answer of the API', () => {
  it('carries the headers that keep browsers from misusing it', async () => {
    const secure = await startTestApp({ settings: { PUBLIC_URL: 'https://check.example.com' } });
    const { headers } = await openBrowser(secure.app).post(meEndpoint.path);
    await secure.stop();
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
    );
  });

  it('lets no other origin read it', async () => {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: `/api${meEndpoint.path}`,
      headers: { origin: 'https://evil.example.com', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('a socket', () => {
  const path = `${analyzeSocketEndpoint.path}?sessionId=2b1f0f3e-7d43-4c0e-9d5a-2f9a4a3f6c10`;

  /** How the server ends the attempt: the status of a refused handshake, or the code with which it closes. */
  async function connect(headers: Record<string, string>): Promise<string> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api${path}`, { headers });
    return new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => {
        // Only the server can end this connection: one left open by each refusal would exhaust it.
        response.socket.once('close', () => resolve(`status ${response.statusCode}`));
      });
      socket.on('close', (code) => resolve(`code ${code}`));
      socket.on('error', () => undefined);
    });
  }

  it('is refused to pages of another site, even with the cookie of a session', async () => {
    const browser = await logInAs(server, await signUpAndVerify(server));
    const cookie = `sid=${browser.cookies.get('sid')}`;
    expect(await connect({ origin: 'https://evil.example.com', cookie })).toBe('status 403');
    expect(await connect({ origin, cookie })).toBe('code 4400');
  });

  it('is closed with 4401 without a session, a code that the page can see', async () => {
    expect(await connect({ origin })).toBe('code 4401');
    expect(await connect({ origin, cookie: `sid=${'A'.repeat(43)}` })).toBe('code 4401');
  });
});

describe('the log', () => {
  it('holds no password, token, cookie or address, whatever happens', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const platform = await openPlatform(
      server.config,
      createLogger({ level: 'trace', role: 'test', destination }),
      'api',
    );
    await platform.queue.start([]);
    const app = await buildApp(platform);
    const person = aPerson();
    const browser = openBrowser(app, { cookies: new Map([['sid', 'S'.repeat(43)]]) });
    await browser.post(signUpEndpoint.path, person);
    await browser.post(loginEndpoint.path, person);
    await browser.post(`${verifyEmailEndpoint.path}?token=${'T'.repeat(43)}`);
    await browser.post(resetPasswordEndpoint.path, { token: 'R'.repeat(43), new_password: person.password });
    await browser.post(meEndpoint.path);
    await app.close();
    await platform.close();
    const log = lines.join('');
    expect(log).toContain(verifyEmailEndpoint.path);
    for (const secret of [person.password, person.email, 'S'.repeat(43), 'T'.repeat(43), 'R'.repeat(43)]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('without the database', () => {
  it('nobody is logged in, and nobody is told a lie', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', LOG_LEVEL: 'silent' });
    const platform = await openPlatform(config, createLogger({ level: 'silent', role: 'test' }), 'api');
    const app = await buildApp(platform);
    const browser = openBrowser(app, { cookies: new Map([['sid', 'A'.repeat(43)]]) });
    for (const [path, body] of [
      [meEndpoint.path, undefined],
      [refreshEndpoint.path, undefined],
      [loginEndpoint.path, aPerson()],
      [signUpEndpoint.path, aPerson()],
      [forgotPasswordEndpoint.path, aPerson()],
    ] as const) {
      const response = await browser.post(path, body);
      expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
      expect(response.headers['retry-after']).toBe('2');
    }
    await app.close();
  });
});
