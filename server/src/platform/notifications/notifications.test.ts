import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { until } from '../../testing/until.ts';
import { closeDatabase, openDatabase, withTransaction, type Database } from '../db/index.ts';
import { createLogger } from '../logging/create-logger.ts';
import { channels, Notifications } from './index.ts';

describe('Notifications', () => {
  let test: TestDatabase;
  let db: Database;
  let notifications: Notifications;
  const logger = createLogger({ level: 'silent', role: 'test' });

  beforeEach(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, poolSize: 2, logger, name: 'test' });
    notifications = new Notifications({ url: test.url, logger });
    await notifications.start();
  });
  afterEach(async () => {
    await notifications.stop();
    await closeDatabase(db);
    await test.drop();
  });

  const cutConnections = async (): Promise<void> => {
    await db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'notifications' and datname = current_database()`,
    );
  };
  const countConnections = async (): Promise<number> => {
    const { rowCount } = await db.$client.query(
      "select 1 from pg_stat_activity where application_name = 'notifications' and datname = current_database()",
    );
    return rowCount ?? 0;
  };

  it('brings a message to everybody who listens on its channel, until they stop', async () => {
    const heard: string[] = [];
    const stop = notifications.subscribe(channels.analysisChanged, (payload) => heard.push(payload));
    notifications.subscribe(channels.sessionRevoked, () => heard.push('wrong channel'));
    await notifications.publish(db, channels.analysisChanged, 'one');
    await until(() => heard.length > 0);
    stop();
    await notifications.publish(db, channels.analysisChanged, 'two');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual(['one']);
  });

  it('says nothing of a transaction that was rolled back', async () => {
    const heard: string[] = [];
    notifications.subscribe(channels.analysisChanged, (payload) => heard.push(payload));
    const rolledBack = withTransaction(db, async (tx) => {
      await notifications.publish(tx, channels.analysisChanged, 'undone');
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await notifications.publish(db, channels.analysisChanged, 'done');
    await until(() => heard.length > 0);
    expect(heard).toEqual(['done']);
  });

  it('comes back after every loss, with one connection, and asks for a new look', async () => {
    let resyncs = 0;
    notifications.onResync(() => (resyncs += 1));
    for (const loss of [1, 2, 3]) {
      await cutConnections();
      await until(() => resyncs === loss);
      expect(await countConnections()).toBe(1);
    }
    const heard: string[] = [];
    notifications.subscribe(channels.analysisChanged, (payload) => heard.push(payload));
    await notifications.publish(db, channels.analysisChanged, 'still here');
    await until(() => heard.length === 1);
  });

  it('refuses what PostgreSQL would refuse', async () => {
    await expect(notifications.publish(db, channels.analysisChanged, 'x'.repeat(8_000))).rejects.toThrow('too long');
  });
});
