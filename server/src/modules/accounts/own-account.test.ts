import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountEndpoint,
  changeNameEndpoint,
  changePasswordEndpoint,
  closeCodes,
  compareSampleEndpoint,
  deleteAccountEndpoint,
  loginEndpoint,
  loginSessionsEndpoint,
  meEndpoint,
  uploadEndpoint,
} from '@app/shared/contracts';
import { aLease, originOf, storedFiles } from '../../testing/a-comparison.ts';
import { logInAs, signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { openListSocket } from '../../testing/comparison-client.ts';
import { multipartBody } from '../../testing/multipart-body.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { waitForMail } from '../../testing/test-mailbox.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true, settings: { RATE_LIMIT_PER_MINUTE: '0' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

const cookieOf = ({ cookies }: TestBrowser) => ({ cookie: `sid=${cookies.get('sid')}` });
const isLoggedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.post(meEndpoint.path)).statusCode === 200;
const changePassword = (browser: TestBrowser, current: string, wanted = 'analytical engine') =>
  browser.post(changePasswordEndpoint.path, { current_password: current, new_password: wanted });
const deleteAccount = (browser: TestBrowser, password: string) =>
  browser.delete(deleteAccountEndpoint.path, { password });

function upload(browser: TestBrowser, sessionId: string = randomUUID()) {
  const { payload, headers } = multipartBody([
    { field: 'sessionId', value: sessionId },
    { field: 'files', value: aLease('$1.00'), fileName: 'a.pdf' },
  ]);
  const url = `/api${uploadEndpoint.path}`;
  return server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...cookieOf(browser) } });
}

const rowsAbout = async ({ email }: Person, userId: string): Promise<number> => {
  const { rows } = await server.platform.db.$client.query<{ count: number }>(
    `select (select count(*) from users where email = $1)::int + (select count(*) from sign_ups where email = $1)::int
      + (select count(*) from documents where user_id = $2)::int + (select count(*) from analyses where user_id = $2)::int
      + (select count(*) from sessions where user_id = $2)::int as count`,
    [email, userId],
  );
  return rows[0]?.count ?? Number.NaN;
};

const userIdOf = async ({ email }: Person): Promise<string> =>
  (await server.platform.db.$client.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]
    ?.id ?? '';

describe('the own account', () => {
  it('tells its address and what it holds', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    await upload(browser);
    expect((await browser.get(`/api${accountEndpoint.path}`)).json()).toEqual({
      email: person.email,
      name: person.username,
      verified: true,
      hasPassword: true,
      holds: { comparisons: 0, documents: 1 },
    });
  });

  it('changes its name, and keeps none that is too short', async () => {
    const browser = await logInAs(server, await signUpAndVerify(server));
    const rename = (username: string) => browser.post(changeNameEndpoint.path, { username });
    const name = async () => (await browser.get(`/api${accountEndpoint.path}`)).json().name;
    expect((await rename('  Ada King ')).statusCode).toBe(200);
    expect(await name()).toBe('Ada King');
    expect((await rename('A')).statusCode).toBe(400);
    expect(await name()).toBe('Ada King');
  });

  it.each([accountEndpoint, changeNameEndpoint, changePasswordEndpoint, deleteAccountEndpoint, loginSessionsEndpoint])(
    'is for who is logged in only: $method $path',
    async ({ method, path }) => {
      const payload = { username: 'Ada', password: 'x', current_password: 'x', new_password: 'analytical engine' };
      const answer = await server.app.inject({ method, url: `/api${path}`, ...(method === 'GET' ? {} : { payload }) });
      expect(answer.statusCode).toBe(401);
    },
  );
});

describe('changing the password', () => {
  it('ends all other sessions and their sockets, keeps this one, and is told by mail', async () => {
    const person = await signUpAndVerify(server);
    const [here, there] = [await logInAs(server, person), await logInAs(server, person)];
    const socket = openListSocket(originOf(server), cookieOf(there));
    await until(() => socket.messages.length > 0);
    expect((await changePassword(here, person.password)).statusCode).toBe(200);
    expect(await socket.closed).toBe(closeCodes.notAuthenticated);
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
    const old = await openBrowser(server.app).post(loginEndpoint.path, person);
    expect(old.statusCode).toBe(401);
    await logInAs(server, { ...person, password: 'analytical engine' });
    expect((await waitForMail(server.config, person.email, 2)).subject).toBe('Your password was changed');
  });

  it('wants the current one, and logs nobody out for a wrong one', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    const refused = await changePassword(browser, 'not the password');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'password_wrong']);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('refuses common ones, and the address of the owner', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    for (const common of ['password', person.email]) {
      expect((await changePassword(browser, person.password, common)).json().code).toBe('password_too_common');
    }
  });

  it('counts wrong tries like failed logins, and says when to try again', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    for (let time = 0; time < 10; time += 1) await changePassword(browser, 'not the password');
    const refused = await changePassword(browser, person.password);
    expect([refused.statusCode, refused.json().message]).toEqual([429, 'Too many attempts. Try again in 10 minutes.']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  });

  it('refuses what another session is uploading, of which nothing is left', async () => {
    const person = await signUpAndVerify(server);
    const [here, there] = [await logInAs(server, person), await logInAs(server, person)];
    const before = await storedFiles(server);
    const { storage } = server.platform;
    const put = storage.put.bind(storage);
    const [isStored, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    storage.put = async (...bytes) => {
      const stored = await put(...bytes);
      isStored.resolve();
      await release.promise;
      return stored;
    };
    const uploading = upload(there);
    await isStored.promise;
    storage.put = put;
    expect((await changePassword(here, person.password)).statusCode).toBe(200);
    release.resolve();
    expect((await uploading).statusCode).toBe(401);
    expect(await storedFiles(server)).toEqual(before);
    expect((await upload(here)).statusCode).toBe(200);
  });
});

describe('deleting the account', () => {
  it('deletes everything in it, stops what runs and logs out everywhere', async () => {
    const before = await storedFiles(server);
    const person = await signUpAndVerify(server);
    const userId = await userIdOf(person);
    const [here, there] = [await logInAs(server, person), await logInAs(server, person)];
    await upload(here);
    expect((await here.post(compareSampleEndpoint.path, {})).statusCode).toBe(200);
    expect(await rowsAbout(person, userId)).toBeGreaterThan(0);
    expect((await deleteAccount(here, person.password)).statusCode).toBe(204);
    expect([here.cookies.has('sid'), await isLoggedIn(there)]).toEqual([false, false]);
    expect(await rowsAbout(person, userId)).toBe(0);
    await until(async () => (await storedFiles(server)).length === before.length);
    expect((await openBrowser(server.app).post(loginEndpoint.path, person)).statusCode).toBe(401);
  });

  it('wants the password', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    const refused = await deleteAccount(browser, 'not the password');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'password_wrong']);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('wants the address of one without a password', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    await server.platform.db.$client.query('update users set password_hash = null where email = $1', [person.email]);
    expect((await browser.get(`/api${accountEndpoint.path}`)).json()).toMatchObject({ hasPassword: false });
    const refused = await deleteAccount(browser, 'somebody@example.com');
    expect([refused.json().code, refused.json().message]).toEqual([
      'password_wrong',
      'This is not the email address of your account.',
    ]);
    expect((await changePassword(browser, person.email)).json().code).toBe('password_wrong');
    expect((await deleteAccount(browser, ` ${person.email.toUpperCase()}`)).statusCode).toBe(204);
  });
});
