import type { Config } from '../config/env.ts';
import { closeDatabase, openDatabase } from './db/index.ts';
import type { Logger } from './logging/create-logger.ts';
import { createJobObserver, createMetrics, observePlatform } from './metrics/index.ts';
import { Notifications } from './notifications/index.ts';
import type { Platform } from './platform.ts';
import { Queue } from './queue/index.ts';
import { openStorage } from './storage/index.ts';

export interface OpenPlatform extends Platform {
  close(): Promise<void>;
}

/** Opens connections lazily: nothing here needs the database to be up yet. */
export async function openPlatform(config: Config, logger: Logger, role: 'api' | 'worker'): Promise<OpenPlatform> {
  const url = config.databaseUrl;
  if (url === undefined) throw new Error('No database to connect to.');
  const db = openDatabase({ url, poolSize: config.DATABASE_POOL_SIZE, logger, name: `discrepancy checker ${role}` });
  const metrics = createMetrics(role);
  const queue = new Queue({ url, logger, isWorker: role === 'worker', observe: createJobObserver(metrics) });
  observePlatform(metrics, db, queue);
  const notifications = new Notifications({ url, logger });
  return {
    config,
    logger,
    db,
    queue,
    storage: await openStorage(config),
    notifications,
    metrics,
    async close() {
      await queue.stop();
      await notifications.stop();
      await closeDatabase(db);
    },
  };
}
