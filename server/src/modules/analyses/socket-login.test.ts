import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeCodes, logoutEndpoint, uploadEndpoint } from '@app/shared/contracts';
import type { composeModules } from '../../app.ts';
import { channels } from '../../platform/notifications/index.ts';
import { logInAs, signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { openAnalysisSocket } from '../../testing/analysis-socket.ts';
import { composeWithProbe } from '../../testing/compose-with-probe.ts';
import { holdRows } from '../../testing/hold-rows.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
let base: string;
let person: Person;
/** Runs between the handshake's look at the session and what the socket does next. */
let afterAuthentication: () => Promise<unknown>;

const wait = async (): Promise<void> => undefined;

/** The product with its logins, whose analyses wait for ever. */
function composeWaiting(platform: Parameters<typeof composeModules>[0]): ReturnType<typeof composeModules> {
  const { authenticator, modules, ...product } = composeWithProbe(platform);
  const authenticateSocket: typeof authenticator.authenticateSocket = async (request) => {
    const user = await authenticator.authenticateSocket(request);
    await afterAuthentication();
    return user;
  };
  const waiting = modules.map((module) => {
    const jobs = (module.jobs ?? []).map(({ job, run }) => ({ job, run: job.name === 'run-analysis' ? wait : run }));
    return Object.assign({}, module, { jobs });
  });
  return { ...product, authenticator: { ...authenticator, authenticateSocket }, modules: waiting };
}

beforeAll(async () => {
  server = await startTestApp({ withWorker: true, compose: composeWaiting });
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  person = await signUpAndVerify(server);
});
beforeEach(() => {
  afterAuthentication = async () => undefined;
});
afterAll(async () => server.stop());

const query = async (text: string, values: readonly unknown[] = []) =>
  server.platform.db.$client.query(text, [...values]);

/** Somebody who has logged in and uploaded two files. */
async function aComparison() {
  const browser = await logInAs(server, person);
  const sessionId = randomUUID();
  const { userId, sessionKey } = (await browser.get('/api/probe')).json<{ userId: string; sessionKey: string }>();
  for (const name of ['a.pdf', 'b.pdf']) {
    await query(
      `insert into documents (id, user_id, session_id, name, size, storage_key)
       values (gen_random_uuid(), $1, $2, $3, 1, 'x')`,
      [userId, sessionId, name],
    );
  }
  return { browser, sessionKey, connect: () => openAnalysisSocket(base, sessionId, cookieOf(browser)) };
}

const cookieOf = ({ cookies }: TestBrowser) => ({ cookie: `sid=${cookies.get('sid')}` });

/** Logs out and waits until this process has heard of it. */
async function logOut({ browser, sessionKey }: Awaited<ReturnType<typeof aComparison>>): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const unsubscribe = server.platform.notifications.subscribe(channels.sessionRevoked, (key) => {
    if (key === sessionKey) heard.resolve();
  });
  await browser.post(logoutEndpoint.path);
  await heard.promise;
  unsubscribe();
}

describe('a socket', () => {
  // First in this file: the pings that look again too begin 25 s after the start.
  it('ends when the word of its log-out was lost with the connection that listens', async () => {
    const comparison = await aComparison();
    const others = await aComparison();
    const [socket, other] = [comparison.connect(), others.connect()];
    await until(() => socket.messages.length > 0 && other.messages.length > 0);
    await query('delete from sessions where id = $1', [comparison.sessionKey]);
    await query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'notifications' and datname = current_database()`);
    let code = 0;
    void socket.closed.then((closed) => (code = closed));
    await until(() => code === closeCodes.notAuthenticated);
    const { notifications, db } = server.platform;
    await notifications.publish(db, channels.sessionRevoked, others.sessionKey);
    expect(await other.closed).toBe(closeCodes.notAuthenticated);
  });

  it('ends with a log-out that comes while its analysis is being started, and tells nothing', async () => {
    const comparison = await aComparison();
    const held = await holdRows(server.platform.db, 'insert', 'analyses');
    const socket = comparison.connect();
    await held.waiting();
    await logOut(comparison);
    await held.release();
    expect(await socket.closed).toBe(closeCodes.notAuthenticated);
    expect(socket.messages).toEqual([]);
  });

  it('ends with a log-out that came right after the look at its session, and starts nothing', async () => {
    const comparison = await aComparison();
    const before = await query('select from analyses');
    afterAuthentication = async () => logOut(comparison);
    const socket = comparison.connect();
    expect(await socket.closed).toBe(closeCodes.notAuthenticated);
    expect(socket.messages).toEqual([]);
    expect((await query('select from analyses')).rowCount).toBe(before.rowCount);
  });

  it('opens with a stale token, because a browser cannot see why a handshake failed', async () => {
    const { connect, sessionKey } = await aComparison();
    await query(`update sessions set rotated_at = rotated_at - interval '2 hours' where id = $1`, [sessionKey]);
    const socket = connect();
    await until(() => socket.messages.length > 0);
    socket.close();
  });
});

describe('a request that only says that it wants to become a socket', () => {
  it('is no fresher for it', async () => {
    const { browser, sessionKey } = await aComparison();
    await query(`update sessions set rotated_at = rotated_at - interval '2 hours' where id = $1`, [sessionKey]);
    const headers = { ...cookieOf(browser), connection: 'upgrade', upgrade: 'websocket' };
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(`${base}/api${uploadEndpoint.path}`, { method: 'POST', headers });
      request.on('response', (response) => resolve(response.resume().statusCode));
      request.on('error', reject);
      request.end();
    });
    expect(status).toBe(401);
  });
});
