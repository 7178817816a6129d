import { lt, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/index.ts';

/** Written by rate-limiter-flexible; `expire` is in milliseconds since 1970. */
const throttles = pgTable('throttles', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

export async function deleteExpiredThrottles(database: Executor): Promise<void> {
  await database.delete(throttles).where(lt(throttles.expire, sql`extract(epoch from now()) * 1000`));
}
