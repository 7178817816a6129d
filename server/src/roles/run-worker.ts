import { setFlagsFromString } from 'node:v8';
import { composeJobs, composeModules } from '../app.ts';
import type { Config } from '../config/env.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { serveMetrics } from '../platform/metrics/index.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { sweepWorkFolders } from '../platform/processes/index.ts';
import { liveInOrder } from './live-in-order.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Runs the background jobs. Any number of these may run. */
export async function runWorker(config: Config): Promise<void> {
  // The lean heap is for this thread, which has it by now; those that compare make much that is of no use a moment later.
  setFlagsFromString('--max-semi-space-size=0');
  const logger = createLogger({ level: config.LOG_LEVEL, role: 'worker' });
  const platform = await openPlatform(config, logger, 'worker');
  const jobs = composeJobs(composeModules(platform));
  await liveInOrder(logger, config.SUPERVISED, {
    start: async () => {
      await sweepWorkFolders();
      await prepareDatabase(platform, jobs);
      // Somebody who stops an analysis is heard at once.
      await platform.notifications.start();
      // A database elsewhere may have workers on other machines, whose jobs are not ours to give back.
      if (config.SUPERVISED && config.databaseIsEmbedded)
        await platform.queue.giveBackActive(jobs.map(({ job }) => job));
      await platform.queue.work(jobs);
      if (config.METRICS_PORT !== undefined) await serveMetrics(platform.metrics, config.METRICS_PORT);
      process.send?.('ready');
    },
    stop: () => platform.close(),
  });
}
