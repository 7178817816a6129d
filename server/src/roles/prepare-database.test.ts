import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/env.ts';
import { closeDatabase, missingMigrations, openDatabase, type Database } from '../platform/db/index.ts';
import { StartProblem } from '../platform/errors/start-problem.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { findPort } from '../platform/processes/index.ts';
import { Queue } from '../platform/queue/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { prepareDatabase } from './prepare-database.ts';

describe('prepareDatabase', () => {
  let test: TestDatabase;
  let database: Database | undefined;
  let said: string[];
  beforeEach(async () => {
    test = await createTestDatabase({ migrated: false });
    said = [];
  });
  afterEach(async () => {
    if (database) await closeDatabase(database);
    database = undefined;
    await test.drop();
  });

  const prepare = async (url: string, patienceMs = 0): Promise<void> => {
    const destination = { write: (line: string) => void said.push(line) };
    const logger = createLogger({ level: 'warn', role: 'test', destination });
    const config = readConfig({ DATABASE_URL: url });
    database = openDatabase({ url, poolSize: 2, logger, name: 'test' });
    const queue = new Queue({ url, logger, isWorker: false });
    await prepareDatabase({ config, db: database, logger, queue }, [], patienceMs);
    await queue.stop();
  };
  const changed = (part: Partial<URL>): string => Object.assign(new URL(test.url), part).href;

  it('makes the tables of an empty database', async () => {
    await prepare(test.url);
    expect(database && (await missingMigrations(database))).toEqual([]);
    expect(said).toEqual([]);
  });

  it('waits for a database that comes later, says so once, and names it without its password', async () => {
    const port = await findPort(0, '127.0.0.1');
    const url = `postgresql://somebody:secret@127.0.0.1:${port}/things`;
    const problem = await prepare(url, 1_200).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toBe(
      `StartProblem: The database at 127.0.0.1:${port} cannot be used: nothing is listening there. ` +
        'Start it, or correct DATABASE_URL.',
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`waiting for the database at 127.0.0.1:${port}: nothing is listening there`);
    expect(said.join()).not.toMatch(/secret|stack/);
  });

  it.each([
    [
      'a name that no machine has',
      () => 'postgresql://a@no-such-machine.invalid/b',
      'no-such-machine.invalid:5432',
      'the host name is unknown',
    ],
    [
      'a name with several addresses',
      () => 'postgresql://a@localhost:1/b',
      'localhost:1',
      'nothing is listening there',
    ],
    [
      'a folder without a socket',
      () => 'postgresql://a@localhost/b?host=/tmp/none',
      '/tmp/none:5432',
      'nothing is listening there',
    ],
    ['a wrong password', () => changed({ password: 'guess' }), ':5432', 'it rejects the user name or password'],
    [
      'a database that is not there',
      () => changed({ pathname: '/none' }),
      ':5432',
      'it has no database with that name',
    ],
  ])('explains %s', async (_case, url, address, trouble) => {
    const problem = await prepare(url()).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toContain(`${address} cannot be used: ${trouble}`);
  });

  it('explains one that takes connections and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const problem = await prepare(`postgresql://a@127.0.0.1:${port}/b`).catch((error: unknown) => error);
    expect(String(problem)).toContain(`The database at 127.0.0.1:${port} cannot be used: Connection terminated`);
    silent.close();
  });

  it('is the one line that a process says', async () => {
    const service = startServiceProcess({ ROLE: 'worker', DATABASE_URL: changed({ pathname: '/none' }) });
    expect(await service.exited).toBe(1);
    expect(service.output()).toMatch(
      /^The database at \S+ cannot be used: it has no database with that name\. [^\n]*\n$/,
    );
  });
});
