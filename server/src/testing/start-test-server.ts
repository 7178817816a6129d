import { closeDatabase, migrate, openDatabase } from '../platform/db/index.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { Queue } from '../platform/queue/index.ts';

/** A PostgreSQL for tests with a database `migrated` to copy from. */
export async function startTestServer(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, unsafeButFast: true });
  const logger = createLogger({ level: 'silent', role: 'test' });
  const main = openDatabase({ url: server.url, poolSize: 2, logger, name: 'test setup' });
  await main.$client.query('create database migrated');
  await closeDatabase(main);
  const url = new URL(server.url);
  url.pathname = '/migrated';
  const template = openDatabase({ url: url.href, poolSize: 2, logger, name: 'test setup' });
  await migrate(template);
  await closeDatabase(template);
  const queue = new Queue({ url: url.href, logger, isWorker: false });
  await queue.start([]);
  await queue.stop();
  return server;
}
