import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable, migrate } from '../platform/db/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { JobHandler } from '../platform/queue/index.ts';

/** Machines of a cluster start in any order, so the database may come later than we do. */
const patienceMs = 60_000;

/** Brings tables and queues up to date. Every process does it at its start; one at a time, the others find it done. */
export async function prepareDatabase(platform: Platform, jobs: readonly JobHandler[]): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const applied = await migrate(platform.db);
      if (applied.length > 0) platform.logger.info({ applied }, 'migrated the database');
      await platform.queue.start(jobs.map(({ job }) => job));
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      platform.logger.warn({ err: error }, 'waiting for the database');
      await wait(500);
    }
  }
}
