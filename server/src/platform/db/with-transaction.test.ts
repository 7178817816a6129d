import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createLogger } from '../logging/create-logger.ts';
import { closeDatabase, isDatabaseUnavailable, openDatabase, withTransaction, type Database } from './index.ts';

const poolSize = 2;

describe('withTransaction', () => {
  let test: TestDatabase;
  let database: Database;
  let administrator: Database;
  const open = (name: string): Database =>
    openDatabase({ url: test.url, poolSize, logger: createLogger({ level: 'silent', role: 'test' }), name });

  beforeEach(async () => {
    test = await createTestDatabase({ migrated: false });
    database = open('tested');
    administrator = open('administrator');
    await database.execute(sql`create table things (name text primary key)`);
  });
  afterEach(async () => {
    await Promise.all([closeDatabase(database), closeDatabase(administrator)]);
    await test.drop();
  });

  const add = (name: string) => sql`insert into things values (${name})`;
  const names = async (): Promise<unknown[]> =>
    (await database.execute<{ name: string }>(sql`select name from things order by name`)).rows.map(({ name }) => name);
  const cut = async (): Promise<void> => {
    await administrator.execute(
      sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'tested'`,
    );
  };
  const caught = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'nothing',
      (error: unknown) => error,
    );

  it('stores all or nothing', async () => {
    await withTransaction(database, async (tx) => void (await tx.execute(add('kept'))));
    const failed = withTransaction(database, async (tx) => {
      await tx.execute(add('undone'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await names()).toEqual(['kept']);
  });

  it('undoes an inner part alone', async () => {
    await withTransaction(database, async (tx) => {
      await tx.execute(add('outer'));
      await caught(withTransaction(tx, async (inner) => inner.execute(sql`insert into things values ('outer')`)));
      await tx.execute(add('after'));
    });
    expect(await names()).toEqual(['after', 'outer']);
  });

  it('may be tried again when its connection is cut between two statements', async () => {
    const work = withTransaction(database, async (tx) => {
      await tx.execute(add('half'));
      await cut();
      // The news of it comes while no statement of the transaction is there to be told.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(add('other half'));
    });
    expect(isDatabaseUnavailable(await caught(work))).toBe(true);
    expect(await names()).toEqual([]);
  });

  it('may be tried again when it is cut in a statement, and at its end', async () => {
    const inStatement = withTransaction(database, async (tx) =>
      Promise.all([tx.execute(sql`select pg_sleep(20)`), new Promise((resolve) => setTimeout(resolve, 200)).then(cut)]),
    );
    expect(isDatabaseUnavailable(await caught(inStatement))).toBe(true);
    const atEnd = withTransaction(database, async (tx) => {
      await tx.execute(add('half'));
      await cut();
    });
    expect(isDatabaseUnavailable(await caught(atEnd))).toBe(true);
    expect(await names()).toEqual([]);
  });

  it('gives every connection back, also those on which it could not even begin', async () => {
    for (let round = 0; round < poolSize * 2; round += 1) {
      await database.execute(sql`select 1`);
      database.$client.once('acquire', (client) => void client.end());
      expect(await caught(withTransaction(database, async () => undefined))).not.toBe('nothing');
    }
    expect(database.$client.totalCount - database.$client.idleCount).toBe(0);
    await withTransaction(database, async (tx) => void (await tx.execute(add('kept'))));
    expect(await names()).toEqual(['kept']);
  });
});
