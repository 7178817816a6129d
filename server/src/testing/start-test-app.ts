import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp, composeJobs, composeModules } from '../app.ts';
import { type Config, readConfig } from '../config/env.ts';
import type { Http } from '../platform/http/index.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { openPlatform, type OpenPlatform } from '../platform/open-platform.ts';
import { createTestDatabase } from './create-test-database.ts';

export interface TestApp {
  readonly app: Http;
  readonly config: Config;
  readonly platform: OpenPlatform;
  stop(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings as in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Also run the jobs, as the worker does. */
  readonly withWorker?: boolean;
  readonly compose?: typeof composeModules;
  /** Takes the lines of the log that tell of errors. */
  readonly errorLog?: (line: string) => void;
  /** As if the database were the embedded one. */
  readonly isEmbedded?: boolean;
}

/** The whole server in this process, on a database and a data directory of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { settings = {}, withWorker = false, compose = composeModules, isEmbedded = false } = options;
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'dc-server-'));
  const databaseSetting = isEmbedded ? 'EMBEDDED_DATABASE_URL' : 'DATABASE_URL';
  const config = readConfig({ DATA_DIR: dataDir, [databaseSetting]: database.url, LOG_LEVEL: 'silent', ...settings });
  const { errorLog } = options;
  const logger =
    errorLog === undefined
      ? createLogger({ level: config.LOG_LEVEL, role: 'test' })
      : createLogger({ level: 'error', role: 'test', destination: { write: errorLog } });
  const platform = await openPlatform(config, logger, withWorker ? 'worker' : 'api');
  const composition = compose(platform);
  const jobs = composeJobs(composition);
  await platform.queue.start(jobs.map(({ job }) => job));
  await platform.notifications.start();
  if (withWorker) await platform.queue.work(jobs);
  const app = await buildApp(platform, composition);
  await app.ready();
  return {
    app,
    config,
    platform,
    async stop() {
      await app.close();
      await platform.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
