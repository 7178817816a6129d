import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import type { Logger } from '../logging/create-logger.ts';

export type Database = NodePgDatabase & { readonly $client: Pool };

/** The database itself or a transaction on it: what repositories take. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly logger: Logger;
  /** Shown by PostgreSQL in `pg_stat_activity`. */
  readonly name: string;
  /** Extra `-c` settings of each session, such as a search path in tests. */
  readonly sessionOptions?: string;
}

/** Opens a pool. Connections are made when needed, so this succeeds while PostgreSQL is away. */
export function openDatabase({ url, poolSize, logger, name, sessionOptions }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...(sessionOptions === undefined ? {} : { options: sessionOptions }),
  });
  // A connection that breaks (restart, failover, an administrator) must not end the process; the pool replaces it. The
  // pool itself listens only while nobody uses the connection: whoever does is told by the failure of a statement.
  pool.on('connect', (client) => client.on('error', (error) => logger.debug({ err: error }, 'a connection broke')));
  pool.on('error', (error) => logger.warn({ cause: error.message }, 'an idle database connection broke'));
  return drizzle({ client: pool });
}

export async function closeDatabase(database: Database): Promise<void> {
  await database.$client.end();
}
