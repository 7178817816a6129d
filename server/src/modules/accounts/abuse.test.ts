import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  forgotPasswordEndpoint,
  googleLoginEndpoint,
  loginEndpoint,
  logoutEndpoint,
  meEndpoint,
  microsoftLoginEndpoint,
  refreshEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { readMails, tokenOf } from '../../testing/test-mailbox.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  // The coarse fence would hide what these tests are about.
  server = await startTestApp({ withWorker: true, settings: { RATE_LIMIT_PER_MINUTE: '0' } });
  person = await signUpAndVerify(server);
});
afterAll(async () => server.stop());

const accountPaths = [
  signUpEndpoint.path,
  loginEndpoint.path,
  refreshEndpoint.path,
  meEndpoint.path,
  verifyEmailEndpoint.path,
  forgotPasswordEndpoint.path,
  resetPasswordEndpoint.path,
  googleLoginEndpoint.path,
  microsoftLoginEndpoint.path,
  logoutEndpoint.path,
] as const;

function fail(): never {
  throw new Error('There is no such mail.');
}

const countByStatus = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

describe('a thousand logins on one account', () => {
  const guess = async (address: string, index: number): Promise<number> => {
    const browser = openBrowser(server.app, { address });
    return (await browser.post(loginEndpoint.path, { ...person, password: `guess ${index}` })).statusCode;
  };

  it('from one network: ten are tried, and the owner gets in from elsewhere', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => guess('198.51.100.66', index)),
    );
    expect(countByStatus(statuses)).toEqual({ 401: 10, 429: 990 });
    const owner = await openBrowser(server.app, { address: '203.0.113.1' }).post(loginEndpoint.path, person);
    expect(owner.statusCode).toBe(200);
  });

  it('are refused without asking the database once the limit is known', async () => {
    const queries = jest.spyOn(server.platform.db.$client, 'query');
    const connections = jest.spyOn(server.platform.db.$client, 'connect');
    for (let index = 0; index < 50; index += 1) expect(await guess('198.51.100.66', index)).toBe(429);
    expect([queries.mock.calls.length, connections.mock.calls.length]).toEqual([0, 0]);
    queries.mockRestore();
    connections.mockRestore();
  });

  it('says when to come back, and means it also for the right password', async () => {
    const response = await openBrowser(server.app, { address: '198.51.100.66' }).post(loginEndpoint.path, person);
    expect([response.statusCode, response.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(500);
  });

  it('from three hundred networks at once: no more work is taken on than can be done, and nothing breaks', async () => {
    const addresses = Array.from({ length: 300 }, (_, index) => `100.64.${Math.floor(index / 250)}.${index % 250}`);
    const owner = await logInAs(server, person);
    const flood = Promise.all(addresses.map(guess));
    expect((await owner.post(meEndpoint.path)).statusCode).toBe(200);
    expect(Object.keys(countByStatus(await flood)).toSorted()).toEqual(['401', '503']);
    await logInAs(server, person);
  });

  it('cannot be hidden behind an X-Forwarded-For that no trusted proxy wrote', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` };
      const browser = openBrowser(server.app, { address: '198.51.100.67', headers });
      statuses.push((await browser.post(loginEndpoint.path, { ...person, password: 'guess' })).statusCode);
    }
    expect(countByStatus(statuses)).toEqual({ 401: 10, 429: 2 });
  });
});

describe('mails to somebody else', () => {
  it.each([signUpEndpoint.path, forgotPasswordEndpoint.path])(
    '%s is refused after five from one network',
    async (path) => {
      const victim = aPerson();
      const browser = openBrowser(server.app, { address: '198.51.100.68' });
      const statuses: number[] = [];
      for (let index = 0; index < 7; index += 1) statuses.push((await browser.post(path, victim)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    },
  );
});

describe('mails to one mailbox, asked for from twenty networks at once', () => {
  const flood = async (path: string, body: unknown): Promise<void> => {
    const addresses = Array.from({ length: 20 }, (_, network) => `198.18.${network}.1`);
    const statuses = await Promise.all(
      addresses.map(async (address) => (await openBrowser(server.app, { address }).post(path, body)).statusCode),
    );
    expect(countByStatus(statuses)).toEqual({ 200: 20 });
  };
  const query = async (text: string) => server.platform.db.$client.query(text);
  /** All mails that are due were dealt with. */
  const mailsAreDone = async (): Promise<void> =>
    until(async () => {
      const due = await query(`select from queue.job where name = 'mail-account'
        and state in ('created', 'retry', 'active') and start_after <= now()`);
      return due.rowCount === 0;
    }, 60_000);
  /** As if the minutes were over for which mails are left out or put off. */
  const letMinutesPass = async (): Promise<void> => {
    await query('delete from throttles');
    await query(`update queue.job set start_after = now() where name = 'mail-account' and state = 'created'`);
  };
  const subjects = async (email: string) => (await readMails(server.config, email)).map(({ subject }) => subject);

  it('are three reset links, of which each works, and another one some minutes later', async () => {
    const victim = await signUpAndVerify(server);
    await flood(forgotPasswordEndpoint.path, { email: victim.email });
    await mailsAreDone();
    expect((await subjects(victim.email)).slice(1)).toEqual(Array.from({ length: 3 }, () => 'Reset your password'));
    const links = (await readMails(server.config, victim.email)).slice(1);
    const reset = { token: tokenOf(links[0] ?? fail()), new_password: 'analytical engine' };
    expect((await openBrowser(server.app).post(resetPasswordEndpoint.path, reset)).statusCode).toBe(200);
    await letMinutesPass();
    await openBrowser(server.app).post(forgotPasswordEndpoint.path, { email: victim.email });
    await mailsAreDone();
    expect((await subjects(victim.email)).filter((subject) => subject === 'Reset your password')).toHaveLength(4);
  });

  it('are three of a sign-up, and later the one of the newest, so that nobody keeps the owner from signing up', async () => {
    const victim = aPerson();
    await flood(signUpEndpoint.path, { ...victim, password: 'of a stranger' });
    await openBrowser(server.app).post(signUpEndpoint.path, victim);
    await mailsAreDone();
    expect(await readMails(server.config, victim.email)).toHaveLength(3);
    await letMinutesPass();
    await mailsAreDone();
    const mails = await readMails(server.config, victim.email);
    expect(mails).toHaveLength(4);
    await openBrowser(server.app).post(`${verifyEmailEndpoint.path}?token=${tokenOf(mails[3] ?? fail())}`);
    await logInAs(server, victim);
  });

  it('leave the mails to others alone', async () => {
    const [victim, other] = [aPerson(), aPerson()];
    await flood(signUpEndpoint.path, victim);
    await openBrowser(server.app).post(signUpEndpoint.path, other);
    await mailsAreDone();
    expect(await readMails(server.config, other.email)).toHaveLength(1);
  });
});

describe('a request from another site', () => {
  const foreign = [
    { origin: 'https://evil.example.com' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example.com' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it.each(accountPaths)('%s is refused before anything happens', async (path) => {
    const own = await logInAs(server, person);
    for (const headers of foreign) {
      const response = await openBrowser(server.app, { cookies: own.cookies, headers }).post(path, aPerson());
      expect([response.statusCode, response.json().code, response.cookies]).toEqual([403, 'origin_refused', []]);
    }
    expect((await own.post(meEndpoint.path)).statusCode).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json'])(
    'is refused as %s, which a form could send',
    async (type) => {
      const payload = JSON.stringify(person);
      const response = await server.app.inject({
        method: 'POST',
        url: `/api${loginEndpoint.path}`,
        headers: { 'content-type': type },
        payload,
      });
      expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  it('changes nothing by GET', async () => {
    const own = await logInAs(server, person);
    for (const path of accountPaths) expect((await own.get(`/api${path}`)).statusCode).toBe(404);
    expect((await own.post(meEndpoint.path)).statusCode).toBe(200);
  });
});

describe('hostile input', () => {
  const bodies: readonly unknown[] = [
    null,
    0,
    'null',
    '[]',
    '{"__proto__":{"email":"x"}}',
    '{"constructor":{"prototype":{}}}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    { email: '\u0000', password: '\u0000', username: '\u0000', token: '\u0000', new_password: '\u0000'.repeat(10) },
    { email: { $gt: '' }, password: { $gt: '' }, token: { $gt: '' } },
    { email: "a'--@example.com", password: "' or 1=1 --", username: "Robert'); drop table users;--" },
    { email: 'a@example.com', password: '\uD800\uD800\uD800\uD800\uD800\uD800', username: '\uD800\uD800' },
    { token: 'x'.repeat(50_000), new_password: 'x'.repeat(200) },
    { username: '\u202E'.repeat(100), email: 'rtl@example.com', password: 'difference engine' },
    { username: 'x'.repeat(60_000), email: 'long@example.com', password: 'difference engine' },
  ];

  const cookies = ['\u0001', '__proto__', '%', '%00', 'A'.repeat(43), 'A'.repeat(8_000)];

  let visitors = 0;
  async function send(path: string, body: unknown, cookie: string): Promise<void> {
    visitors += 1;
    const response = await server.app.inject({
      method: 'POST',
      url: `/api${path}?__proto__[x]=1&token=%00`,
      remoteAddress: `203.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
      headers: { 'content-type': 'application/json', cookie: `sid=${cookie}; __proto__=1; constructor=1` },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode < 400) return;
    expect(Object.keys(response.json()).slice(0, 3)).toEqual(['code', 'message', 'requestId']);
  }

  it.each(accountPaths)('%s answers everything with a designed error or success', async (path) => {
    for (const body of bodies) await send(path, body, '');
    for (const cookie of cookies) await send(path, {}, cookie);
    expect({}).not.toHaveProperty('x');
  });
});
