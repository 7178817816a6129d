import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Executor } from './database.ts';

/** Runs `work` in one transaction: all of it is stored or, when it throws, nothing. Within one it is a part of it. */
export async function withTransaction<Result>(
  database: Database | Executor,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  if (!('$client' in database)) return database.transaction(work);
  // Drizzle on a pool never gives back a connection on which `begin` fails, as it does on one that was just cut.
  const client = await database.$client.connect();
  try {
    return await drizzle({ client }).transaction(work);
  } finally {
    // The pool keeps no connection that is broken.
    client.release();
  }
}
