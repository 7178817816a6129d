import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signUpEndpoint } from '@app/shared/contracts';
import { Client } from 'pg';
import { findPort } from '../platform/processes/index.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { Queue } from '../platform/queue/index.ts';
import { sweepSessionsJob } from '../modules/sessions/sweep-sessions.job.ts';
import { aPerson } from '../testing/a-person.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/service-process.ts';
import { until } from '../testing/until.ts';

/** How often in a row every connection is cut. */
const cuts = 5;

describe('a process whose database connections are cut', () => {
  let database: TestDatabase;
  let administrator: Client;
  let holder: Client;
  let dataDir: string;
  let port: number;
  let service: ServiceProcess;
  let queue: Queue;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'dc-cut-'));
    database = await createTestDatabase();
    administrator = new Client({ connectionString: database.url });
    // A transaction sees the other sessions as they were when it first looked: the lock needs a session of its own.
    holder = new Client({ connectionString: database.url, application_name: 'holder' });
    await Promise.all([administrator.connect(), holder.connect()]);
    // The sweep of sessions is asked for by the test itself: it waits for a table in a transaction.
    const logger = createLogger({ level: 'silent', role: 'test' });
    queue = new Queue({ url: database.url, logger, isWorker: false });
    await queue.start([sweepSessionsJob]);
  });
  afterAll(async () => {
    await queue.stop();
    await Promise.all([administrator.end(), holder.end()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    port = await findPort(0, '127.0.0.1');
  });
  afterEach(() => service.stop());

  const start = (role: 'api' | 'worker'): void => {
    service = startServiceProcess({ ROLE: role, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port) });
  };
  const backends = async (condition: string, values: readonly unknown[] = []): Promise<number[]> => {
    const { rows } = await administrator.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'holder' and ${condition}`,
      [...values],
    );
    return rows.map(({ pid }) => pid);
  };
  const cutAll = async (): Promise<void> => {
    const pids = await backends('true');
    await administrator.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
  };
  /** Has something done that needs a table, and cuts every connection while a transaction waits for that table. */
  const cutInTransaction = async <Result>(table: string, work: () => Promise<Result>): Promise<Result> => {
    await holder.query('begin');
    await holder.query(`lock table ${table} in access exclusive mode`);
    try {
      const [result] = await Promise.all([work(), cutWaiting()]);
      return result;
    } finally {
      await holder.query('rollback');
    }
  };
  const cutWaiting = async (): Promise<void> => {
    await until(async () => (await backends("wait_event_type = 'Lock' and xact_start < query_start")).length > 0);
    await cutAll();
  };
  const signUp = async (): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api${signUpEndpoint.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aPerson()),
    });
  const isReady = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );

  it('lives on as an API, and asks whose transaction was lost to try again', async () => {
    start('api');
    await until(isReady, 60_000);
    for (let cut = 0; cut < cuts; cut += 1) {
      const answer = await cutInTransaction('sign_ups', signUp);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      await until(async () => (await signUp()).ok);
    }
    expect(service.child.exitCode).toBeNull();
    await until(async () => (await backends("application_name = 'notifications'")).length === 1);
  }, 120_000);

  it('lives on as a worker, and does the job at the next try', async () => {
    start('worker');
    await until(async () => (await backends("application_name = 'queue worker'")).length > 0, 60_000);
    for (let cut = 0; cut < cuts; cut += 1) {
      const id = await cutInTransaction('sessions', () => queue.enqueue(sweepSessionsJob, {}));
      await until(async () => !(await queue.isPending(sweepSessionsJob, String(id)).catch(() => true)), 60_000);
    }
    expect(service.child.exitCode).toBeNull();
  }, 240_000);
});
