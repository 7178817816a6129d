import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { loginEndpoint, logoutEndpoint, meEndpoint, refreshEndpoint } from '@app/shared/contracts';
import { channels } from '../../platform/notifications/index.ts';
import { logInAs, signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { composeWithProbe } from '../../testing/compose-with-probe.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { sweepSessions } from './sweep-sessions.job.ts';

let server: TestApp;
let person: Person;

beforeAll(async () => {
  server = await startTestApp({ withWorker: true, compose: composeWithProbe });
  person = await signUpAndVerify(server);
});
afterAll(async () => server.stop());

const probe = async (browser: TestBrowser): Promise<number> => (await browser.get('/api/probe')).statusCode;

async function sessionKeyOf(browser: TestBrowser): Promise<string> {
  return (await browser.get('/api/probe')).json().sessionKey;
}

/** Moves one instant of all sessions into the past, as waiting would. */
async function letPass(column: string, interval: string): Promise<void> {
  await server.platform.db.$client.query(`update sessions set ${column} = ${column} - $1::interval`, [interval]);
}

/** Runs `work` until every process was told that this session is over; answers all keys that were told. */
async function endedSessions(work: () => Promise<unknown>, awaited: string): Promise<string[]> {
  const ended: string[] = [];
  const heard = Promise.withResolvers<void>();
  const unsubscribe = server.platform.notifications.subscribe(channels.sessionRevoked, (key) => {
    ended.push(key);
    if (key === awaited) heard.resolve();
  });
  await work();
  await heard.promise;
  unsubscribe();
  return ended;
}

describe('who asks who is logged in', () => {
  it('costs one query, about the session and the person alone', async () => {
    const browser = await logInAs(server, person);
    await browser.post(meEndpoint.path);
    const query = jest.spyOn(server.platform.db.$client, 'query');
    await browser.post(meEndpoint.path);
    const queries = query.mock.calls.map(([text]) => JSON.stringify(text));
    query.mockRestore();
    expect(queries).toEqual([expect.stringMatching(/sessions.*join .*users/)]);
    expect(queries.join()).not.toContain('comparison');
  });
});

describe('a login', () => {
  it('sets a cookie that scripts cannot read and other sites cannot use', async () => {
    const response = await openBrowser(server.app).post(loginEndpoint.path, person);
    expect(response.cookies).toEqual([
      {
        name: 'sid',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 86_400,
      },
    ]);
  });

  it('leaves no token in the database that could be used', async () => {
    const browser = await logInAs(server, person);
    const { rows } = await server.platform.db.$client.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sid'));
  });

  it('always makes a new session and ends the one the browser had', async () => {
    const browser = await logInAs(server, person);
    const planted = browser.copy();
    const key = await sessionKeyOf(browser);
    expect(await endedSessions(async () => browser.post(loginEndpoint.path, person), key)).toContain(key);
    expect([await probe(planted), await probe(browser)]).toEqual([401, 200]);
  });

  it('does not take over a token that the client had made up', async () => {
    const browser = openBrowser(server.app, { cookies: new Map([['sid', 'A'.repeat(43)]]) });
    await browser.post(loginEndpoint.path, person);
    expect(browser.cookies.get('sid')).not.toBe('A'.repeat(43));
  });

  it('ends the oldest session when there are more than twenty', async () => {
    const frequent = await signUpAndVerify(server);
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 21; count += 1) browsers.push(await logInAs(server, frequent));
    expect(await Promise.all(browsers.map(probe))).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
  });
});

describe('the token', () => {
  it('is good for an hour, and then only for a new one', async () => {
    const browser = await logInAs(server, person);
    await letPass('rotated_at', '59 minutes');
    expect(await probe(browser)).toBe(200);
    await letPass('rotated_at', '2 minutes');
    expect(await probe(browser)).toBe(401);
    expect((await browser.post(refreshEndpoint.path)).statusCode).toBe(200);
    expect(await probe(browser)).toBe(200);
  });

  it('is renewed by the first call of a page, so that a reload never logs out', async () => {
    const browser = await logInAs(server, person);
    await letPass('rotated_at', '2 hours');
    const me = await browser.post(meEndpoint.path);
    expect([me.statusCode, me.json()]).toEqual([200, { email: person.email }]);
    expect(await probe(browser)).toBe(200);
  });

  it('is not renewed by that call within fifteen minutes', async () => {
    const browser = await logInAs(server, person);
    await letPass('rotated_at', '14 minutes');
    expect((await browser.post(meEndpoint.path)).cookies).toEqual([]);
    await letPass('rotated_at', '2 minutes');
    expect((await browser.post(meEndpoint.path)).cookies).toHaveLength(1);
  });

  it('is not made fresh by saying that the request wants to become a socket', async () => {
    const browser = await logInAs(server, person);
    await letPass('rotated_at', '2 hours');
    const upgrading = openBrowser(server.app, { cookies: browser.cookies, headers: { upgrade: 'websocket' } });
    expect(await probe(upgrading)).toBe(401);
  });

  it.each([
    ['cut', (token: string) => token.slice(0, -1)],
    ['longer', (token: string) => `${token}A`],
    ['changed', (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`],
    ['empty', () => ''],
    ['huge', () => 'A'.repeat(4_000)],
    ['SQL', () => "' or 1=1 --"],
  ])('is worthless when %s', async (_, change) => {
    const browser = await logInAs(server, person);
    browser.cookies.set('sid', encodeURIComponent(change(browser.cookies.get('sid') ?? '')));
    expect(await probe(browser)).toBe(401);
    expect((await browser.post(refreshEndpoint.path)).json().code).toBe('not_authenticated');
  });
});

describe('refresh', () => {
  it('keeps the session and its key', async () => {
    const browser = await logInAs(server, person);
    const [token, key] = [browser.cookies.get('sid'), await sessionKeyOf(browser)];
    await browser.post(refreshEndpoint.path);
    expect(browser.cookies.get('sid')).not.toBe(token);
    expect(await sessionKeyOf(browser)).toBe(key);
  });

  it('answers twenty tabs at once with one new token and logs none of them out', async () => {
    const browser = await logInAs(server, person);
    const tabs = Array.from({ length: 20 }, () => browser.copy());
    const answers = await Promise.all(tabs.map(async (tab) => tab.post(refreshEndpoint.path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 200));
    expect(answers.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1);
    expect(await Promise.all(tabs.map(probe))).toEqual(tabs.map(() => 200));
  });

  it('accepts the former token for ten seconds after the first use of the new one, and then never again', async () => {
    const browser = await logInAs(server, person);
    const late = browser.copy();
    await browser.post(refreshEndpoint.path);
    await probe(browser);
    await letPass('confirmed_at', '9 seconds');
    expect(await probe(late)).toBe(200);
    await letPass('confirmed_at', '2 seconds');
    expect(await probe(late)).toBe(401);
    expect((await late.post(refreshEndpoint.path)).statusCode).toBe(401);
    expect(await probe(browser)).toBe(200);
  });

  it('forgives an answer that was lost on the way', async () => {
    const browser = await logInAs(server, person);
    await browser.copy().post(refreshEndpoint.path);
    await letPass('rotated_at', '1 minute');
    expect(await probe(browser)).toBe(200);
    expect((await browser.post(refreshEndpoint.path)).cookies).toHaveLength(1);
    expect(await probe(browser)).toBe(200);
  });
});

describe('a session', () => {
  it('ends a day after its last renewal', async () => {
    const browser = await logInAs(server, person);
    await letPass('idle_expires_at', '24 hours');
    expect([await probe(browser), (await browser.post(refreshEndpoint.path)).statusCode]).toEqual([401, 401]);
  });

  it('ends a week after the login, however often it is renewed', async () => {
    const browser = await logInAs(server, person);
    await letPass('absolute_expires_at', '6 days 23 hours');
    await browser.post(refreshEndpoint.path);
    const { rows } = await server.platform.db.$client.query(
      'select max(idle_expires_at - now()) < interval \'2 hours\' as "isBounded" from sessions where id = $1',
      [await sessionKeyOf(browser)],
    );
    expect(rows).toEqual([{ isBounded: true }]);
    await letPass('absolute_expires_at', '1 hour');
    expect((await browser.post(meEndpoint.path)).statusCode).toBe(401);
  });

  it('ends when the account is disabled', async () => {
    const disabled = await signUpAndVerify(server);
    const browser = await logInAs(server, disabled);
    await server.platform.db.$client.query('update users set disabled_at = now() where email = $1', [disabled.email]);
    expect(await probe(browser)).toBe(401);
    expect((await browser.post(loginEndpoint.path, disabled)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session on the server and tells every process to close its sockets', async () => {
    const browser = await logInAs(server, person);
    const stolen = browser.copy();
    const key = await sessionKeyOf(browser);
    expect(await endedSessions(async () => browser.post(logoutEndpoint.path), key)).toContain(key);
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await probe(stolen)).toBe(401);
  });

  it('succeeds without a session', async () => {
    const response = await openBrowser(server.app).post(logoutEndpoint.path);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
  });
});

describe('sweepSessions', () => {
  it('removes what has expired, and only that', async () => {
    const [expired, alive] = [await logInAs(server, person), await logInAs(server, person)];
    const [expiredKey, aliveKey] = [await sessionKeyOf(expired), await sessionKeyOf(alive)];
    const { $client } = server.platform.db;
    await $client.query('update sessions set idle_expires_at = now() where id = $1', [expiredKey]);
    const run = async (): Promise<void> =>
      sweepSessions(server.platform).run(
        {},
        { id: 'x', attempt: 1, isLastAttempt: false, signal: AbortSignal.timeout(9_000) },
      );
    expect(await endedSessions(run, expiredKey)).not.toContain(aliveKey);
    const { rows } = await $client.query('select id from sessions where id = any($1)', [[expiredKey, aliveKey]]);
    expect(rows).toEqual([{ id: aliveKey }]);
  });
});
