import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { sweepSessionsJob } from '../modules/sessions/sweep-sessions.job.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { handleJob, Queue } from '../platform/queue/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { startServiceProcess } from '../testing/service-process.ts';

describe('a supervised worker', () => {
  let database: TestDatabase;
  let dataDir: string;
  let other: Queue;
  let taken: string | null;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'dc-worker-'));
    const logger = createLogger({ level: 'silent', role: 'test' });
    other = new Queue({ url: database.url, logger, isWorker: true });
    const begun = Promise.withResolvers<void>();
    await other.start([sweepSessionsJob]);
    await other.work([
      handleJob(sweepSessionsJob, async (_payload, { signal }) => {
        begun.resolve();
        await once(signal, 'abort');
      }),
    ]);
    taken = await other.enqueue(sweepSessionsJob, {});
    await begun.promise;
  });
  afterEach(async () => {
    await other.stop(100);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Whether the job is still done by whoever has taken it first; the service has jobs of the kind itself. */
  async function isFirstTry(): Promise<boolean> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const found = await client.query(`select from queue.job where id = $1 and state = 'active' and retry_count = 0`, [
      taken,
    ]);
    await client.end();
    return found.rowCount === 1;
  }

  it.each([
    ['gives back what seems to run in its own database', 'EMBEDDED_DATABASE_URL', false],
    ['leaves alone what another machine may do in a database elsewhere', 'DATABASE_URL', true],
  ])(
    '%s',
    async (_case, setting, isLeft) => {
      const service = startServiceProcess({
        ROLE: 'worker',
        SUPERVISED: '1',
        [setting]: database.url,
        DATA_DIR: dataDir,
      });
      await once(service.child, 'message');
      const left = await isFirstTry();
      await service.stop();
      expect(left).toBe(isLeft);
    },
    90_000,
  );
});
