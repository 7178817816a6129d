import type { Database } from '../platform/db/index.ts';
import { until } from './until.ts';

export interface HeldRows {
  /** Resolves when this many writers wait. */
  waiting(count?: number): Promise<void>;
  /** Lets all writers go on, from now on for ever. */
  release(): Promise<void>;
}

type Change = 'insert' | 'update' | 'delete';

/** Stops every writer before it changes a row of the table, so that a test can decide who comes first. */
export async function holdRows(db: Database, change: Change, table: string): Promise<HeldRows> {
  const key = 4_711;
  const client = await db.$client.connect();
  const trigger = `held_${change}_${table}`;
  await client.query(`select pg_advisory_lock(${key})`);
  await client.query(`
    create or replace function hold_row() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${key});
      return coalesce(new, old);
    end $$;
    create trigger ${trigger} before ${change} on ${table} for each row execute function hold_row()`);
  return {
    async waiting(count = 1) {
      await until(async () => {
        const { rowCount } = await client.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${key}
           and database = (select oid from pg_database where datname = current_database())`,
        );
        return rowCount === count;
      });
    },
    async release() {
      await client.query(`select pg_advisory_unlock(${key})`);
      await client.query(`drop trigger ${trigger} on ${table}`);
      client.release();
    },
  };
}
