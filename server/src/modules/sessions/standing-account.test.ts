import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withTransaction, type Executor } from '../../platform/db/index.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { until } from '../../testing/until.ts';
import type { LoginGrounds } from './login-grounds.ts';
import { deleteSessionsOfUser, insertSession } from './session-repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => server.stop());

const identity = { issuer: 'https://issuer.example', subject: '' };

async function anAccount(): Promise<string> {
  const { db } = server.platform;
  const userId = randomUUID();
  await db.execute(sql`insert into users (id, email, email_verified_at, full_name, password_hash)
    values (${userId}, ${`${userId}@example.com`}, now(), 'Ada', 'old hash')`);
  await db.execute(
    sql`insert into identities (issuer, subject, user_id) values (${identity.issuer}, ${userId}, ${userId})`,
  );
  return userId;
}

const byPassword = (userId: string): LoginGrounds => ({ userId, passwordHash: 'old hash' });
const byProvider = (userId: string): LoginGrounds => ({ userId, identity: { ...identity, subject: userId } });

const start = async (tx: Executor, grounds: LoginGrounds): Promise<boolean> =>
  insertSession(tx, { id: randomUUID(), grounds, tokenHash: randomUUID(), browser: { browser: '', system: '' } });

const sessionsOf = async (userId: string): Promise<number | null> =>
  (await server.platform.db.execute(sql`select 1 from sessions where user_id = ${userId}`)).rowCount;

const somebodyWaits = async (): Promise<void> =>
  until(async () => {
    const waiting = await server.platform.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (waiting.rowCount ?? 0) > 0;
  });

const newPassword = (id: string): SQL => sql`update users set password_hash = 'new hash' where id = ${id}`;
const noPassword = (id: string): SQL => sql`update users set password_hash = null where id = ${id}`;
const noProvider = (id: string): SQL => sql`delete from identities where user_id = ${id}`;
const disabled = (id: string): SQL => sql`update users set disabled_at = now() where id = ${id}`;

describe.each([
  ['a password that was replaced', byPassword, newPassword],
  ['a password that was dropped', byPassword, noPassword],
  ['a provider that was disconnected', byProvider, noProvider],
  ['a password of an account that was disabled', byPassword, disabled],
  ['a provider of an account that was disabled', byProvider, disabled],
])('a session that rests on %s', (_case, groundsOf, takeAway) => {
  it('does not start when the change was made first', async () => {
    const userId = await anAccount();
    const changed = Promise.withResolvers<void>();
    const isWaiting = Promise.withResolvers<void>();
    const change = withTransaction(server.platform.db, async (tx) => {
      await tx.execute(takeAway(userId));
      changed.resolve();
      await isWaiting.promise;
      await deleteSessionsOfUser(tx, userId);
    });
    await changed.promise;
    const login = start(server.platform.db, groundsOf(userId));
    await somebodyWaits();
    isWaiting.resolve();
    await change;
    expect([await login, await sessionsOf(userId)]).toEqual([false, 0]);
  });

  it('is found by the change when it was there first', async () => {
    const userId = await anAccount();
    const started = Promise.withResolvers<boolean>();
    const isWaiting = Promise.withResolvers<void>();
    const login = withTransaction(server.platform.db, async (tx) => {
      started.resolve(await start(tx, groundsOf(userId)));
      await isWaiting.promise;
    });
    expect(await started.promise).toBe(true);
    const change = withTransaction(server.platform.db, async (tx) => {
      await tx.execute(takeAway(userId));
      await deleteSessionsOfUser(tx, userId);
    });
    await somebodyWaits();
    isWaiting.resolve();
    await Promise.all([login, change]);
    expect(await sessionsOf(userId)).toBe(0);
  });
});
