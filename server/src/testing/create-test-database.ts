import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { testDatabaseUrl } from '../config/test-database.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty, migrated database of its own; it is a copy of a template, so it costs some milliseconds. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name} template ${migrated ? 'migrated' : 'template0'}`);
  const url = new URL(testDatabaseUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(`drop database if exists ${name} with (force)`) };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
