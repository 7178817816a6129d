import { setTimeout as wait } from 'node:timers/promises';
import {
  databaseAddress,
  databaseTrouble,
  explainDatabase,
  isDatabaseUnavailable,
  migrate,
} from '../platform/db/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { JobHandler } from '../platform/queue/index.ts';

/** Machines of a cluster start in any order, so the database may come later than we do. */
const defaultPatienceMs = 60_000;

/**
 * Brings tables and queues up to date. Every process does it at its start; one at a time, the others find it done.
 *
 * @throws StartProblem when the database refuses us, or does not come in time
 */
export async function prepareDatabase(
  platform: Pick<Platform, 'config' | 'db' | 'logger' | 'queue'>,
  jobs: readonly JobHandler[],
  patienceMs = defaultPatienceMs,
): Promise<void> {
  const url = platform.config.databaseUrl ?? '';
  const deadline = Date.now() + patienceMs;
  let told: string | undefined;
  for (;;) {
    try {
      const applied = await migrate(platform.db);
      if (applied.length > 0) platform.logger.info({ applied }, 'migrated the database');
      await platform.queue.start(jobs.map(({ job }) => job));
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw explainDatabase(error, url);
      const trouble = databaseTrouble(error);
      // Once, and not at every try.
      if (trouble !== told) platform.logger.warn(`waiting for the database at ${databaseAddress(url)}: ${trouble}`);
      told = trouble;
      await wait(500);
    }
  }
}
