import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeCodes, loginEndpoint, loginSessionsEndpoint, meEndpoint, type LoginSession } from '@app/shared/contracts';
import { originOf } from '../../testing/a-comparison.ts';
import { signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { openListSocket } from '../../testing/comparison-client.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0';

async function logIn(person: Person, userAgent: string): Promise<TestBrowser> {
  const browser = openBrowser(server.app, { headers: { 'user-agent': userAgent } });
  await browser.post(loginEndpoint.path, person);
  return browser;
}

const path = loginSessionsEndpoint.path;
const list = async (browser: TestBrowser): Promise<LoginSession[]> =>
  loginSessionsEndpoint.answer.parse((await browser.get(`/api${path}`)).json()).sessions;
const isLoggedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.post(meEndpoint.path)).statusCode === 200;

/** Moves the last use of all sessions into the past, as waiting would. */
const waitFor = async (interval: string): Promise<void> =>
  void (await server.platform.db.$client.query('update sessions set last_used_at = last_used_at - $1::interval', [
    interval,
  ]));

describe('the sessions of a person', () => {
  it('tell browser, system and last use, and which one asks', async () => {
    const person = await signUpAndVerify(server);
    const [here] = [await logIn(person, firefox), await logIn(person, edge)];
    await waitFor('2 hours');
    const found = await list(here);
    expect(found.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Firefox', 'Linux', true],
      ['Edge', 'Windows', false],
    ]);
    const [hereUsed = Number.NaN, thereUsed = Number.NaN] = found.map(({ lastUsedAt }) => Date.parse(lastUsedAt));
    expect(hereUsed - thereUsed).toBeGreaterThan(3_600_000);
  });

  it('note a use at most once a minute', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logIn(person, firefox);
    await waitFor('50 seconds');
    const [before] = await list(browser);
    expect(await list(browser)).toEqual([before]);
    await waitFor('20 seconds');
    const [after] = await list(browser);
    expect(Date.parse(after?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastUsedAt ?? ''));
  });

  it('end one by one, with their sockets, and only one’s own', async () => {
    const [person, stranger] = [await signUpAndVerify(server), await signUpAndVerify(server)];
    const [here, there, theirs] = [
      await logIn(person, firefox),
      await logIn(person, edge),
      await logIn(stranger, edge),
    ];
    const socket = openListSocket(originOf(server), { cookie: `sid=${there.cookies.get('sid')}` });
    await until(() => socket.messages.length > 0);
    const other = (await list(here)).find(({ current }) => !current)?.id ?? '';
    for (const [browser, id] of [
      [theirs, other],
      [here, randomUUID()],
    ] as const) {
      expect((await browser.delete(`${path}/${id}`)).statusCode).toBe(404);
    }
    expect((await here.delete(`${path}/${other}`)).statusCode).toBe(204);
    expect(await socket.closed).toBe(closeCodes.notAuthenticated);
    expect([await isLoggedIn(here), await isLoggedIn(there), await isLoggedIn(theirs)]).toEqual([true, false, true]);
  });

  it('end all at once, the one that asks too', async () => {
    const person = await signUpAndVerify(server);
    const [here, there] = [await logIn(person, firefox), await logIn(person, edge)];
    expect((await here.delete(path)).statusCode).toBe(204);
    expect([here.cookies.has('sid'), await isLoggedIn(there)]).toEqual([false, false]);
  });
});
