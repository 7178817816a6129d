import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { StartProblem } from '../errors/start-problem.ts';
import type { Database } from './database.ts';

/** Any number, the same for every process of this product. */
const lockKey = 748_151_203;
export const migrationsDir = path.resolve(import.meta.dirname, '../../migrations');

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/**
 * Runs the SQL files that this database has not seen, in order of their names, each in a transaction of its own. One
 * process at a time: the others wait, because even `create table if not exists` races.
 */
export async function migrate(database: Database, directory = migrationsDir): Promise<string[]> {
  const client = await database.$client.connect();
  try {
    // A long migration elsewhere is no failure here.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyMissing(client, await readMigrations(directory));
  } finally {
    // Destroying the connection gives back the lock and the changed session settings.
    client.release(true);
  }
}

/** Names of migrations that the database still lacks. */
export async function missingMigrations(database: Database, directory = migrationsDir): Promise<string[]> {
  const applied = await database.$client.query<{ name: string }>('select name from applied_migrations');
  const names = new Set(applied.rows.map((row) => row.name));
  return (await readMigrations(directory)).map(({ name }) => name).filter((name) => !names.has(name));
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(client: ClientBase, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists applied_migrations (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  refuseUnknown(migrations, [...applied.keys()]);
  const missing = migrations.filter((migration) => !isApplied(migration, applied));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

function isApplied({ name, hash }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(name);
  if (known !== undefined && known !== hash)
    throw new StartProblem(`Migration ${name} was changed after it had been applied.`);
  return known !== undefined;
}

/** Older code would write what the newer one does not expect. Processes that run already may go on. */
function refuseUnknown(migrations: readonly Migration[], applied: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return;
  throw new StartProblem(
    `The database was created by a newer release: this one does not know ${unknown.join(', ')}. ` +
      'Start that release, or restore a backup made before it.',
  );
}

async function apply(client: ClientBase, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed.`, { cause: error });
  }
}
