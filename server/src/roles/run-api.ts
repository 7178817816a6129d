import { buildApp, composeJobs, composeModules } from '../app.ts';
import type { Config } from '../config/env.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { serveMetrics } from '../platform/metrics/index.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { explainListening, sweepWorkFolders } from '../platform/processes/index.ts';
import { prepareDrain } from './drain.ts';
import { liveInOrder } from './live-in-order.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Serves HTTP and sockets. Holds no state, so any number of these may run. */
export async function runApi(config: Config): Promise<void> {
  const logger = createLogger({ level: config.LOG_LEVEL, role: 'api' });
  const platform = await openPlatform(config, logger, 'api');
  const composition = composeModules(platform);
  const app = await buildApp(platform, composition);
  const drain = prepareDrain(app);
  await liveInOrder(logger, config.SUPERVISED, {
    start: async () => {
      await sweepWorkFolders();
      await composition.checkPageSettings();
      await prepareDatabase(platform, composeJobs(composition));
      await platform.notifications.start();
      await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
        throw explainListening(error, { port: config.PORT, host: config.HOST });
      });
      if (config.METRICS_PORT !== undefined) await serveMetrics(platform.metrics, config.METRICS_PORT);
      process.send?.('ready');
    },
    stop: async (reason) => {
      composition.startDraining();
      // Without a balancer in front there is nobody to wait for.
      if (reason === 'SIGTERM' && !config.SUPERVISED) await drain();
      await app.close();
      await platform.close();
    },
  });
}
