import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { StartProblem } from '../errors/start-problem.ts';
import { createLogger } from '../logging/create-logger.ts';
import { closeDatabase, openDatabase, type Database } from './database.ts';
import { migrate, missingMigrations } from './migrate.ts';

describe('migrate', () => {
  let folder: string;
  let empty: TestDatabase;
  let databases: Database[];

  const open = (): Database => {
    const logger = createLogger({ level: 'silent', role: 'test' });
    const database = openDatabase({ url: empty.url, poolSize: 2, logger, name: 'test' });
    databases.push(database);
    return database;
  };
  const write = async (name: string, sql: string): Promise<void> => writeFile(path.join(folder, name), sql);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'dc-migrations-'));
    empty = await createTestDatabase({ migrated: false });
    databases = [];
  });
  afterEach(async () => {
    await Promise.all(databases.map(closeDatabase));
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('runs what is missing, in order, once', async () => {
    const database = open();
    await write('0002-second.sql', 'alter table things add column size int');
    await write('0001-first.sql', 'create table things (id int)');
    expect(await migrate(database, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
    await write('0003-third.sql', 'insert into things values (1, 2)');
    expect(await migrate(database, folder)).toEqual(['0003-third.sql']);
    expect(await missingMigrations(database, folder)).toEqual([]);
    const { rows } = await database.$client.query('select * from things');
    expect(rows).toEqual([{ id: 1, size: 2 }]);
  });

  it('lets many processes start at once', async () => {
    await write('0001-first.sql', 'create table things (id int); insert into things values (1)');
    const runs = await Promise.all([open(), open(), open(), open()].map((database) => migrate(database, folder)));
    expect(runs.flat()).toEqual(['0001-first.sql']);
  });

  it('undoes a file that fails and says which one', async () => {
    const database = open();
    await write('0001-first.sql', 'create table things (id int); select nonsense');
    await expect(migrate(database, folder)).rejects.toThrow('Migration 0001-first.sql failed.');
    expect(await missingMigrations(database, folder)).toEqual(['0001-first.sql']);
    const { rows } = await database.$client.query("select to_regclass('things') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  it('refuses a database that a newer release has made, and names what it does not know', async () => {
    const database = open();
    await write('0001-first.sql', 'create table things (id int)');
    await write('0002-newer.sql', 'create table newer (id int)');
    await migrate(database, folder);
    await rm(path.join(folder, '0002-newer.sql'));
    const refusal = migrate(database, folder);
    await expect(refusal).rejects.toBeInstanceOf(StartProblem);
    await expect(refusal).rejects.toThrow('created by a newer release: this one does not know 0002-newer.sql.');
    expect(await missingMigrations(database, folder)).toEqual([]);
  });

  it('refuses a database that an edited file was applied to', async () => {
    const database = open();
    await write('0001-first.sql', 'create table things (id int)');
    await migrate(database, folder);
    await write('0001-first.sql', 'create table other (id int)');
    await expect(migrate(database, folder)).rejects.toThrow('was changed after it had been applied');
  });
});
