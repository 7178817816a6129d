import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * Whether time is over is decided by the clock of the database alone: clocks of processes differ, and one that is ahead
 * would delete what everybody else still shows.
 */
export const ago = (ms: number): SQL => sql`now() - make_interval(secs => ${ms / 1_000}::float8)`;

/** The clock of the database, in milliseconds since 1970. */
export async function readClock(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say what time it is.');
  return row.ms;
}
