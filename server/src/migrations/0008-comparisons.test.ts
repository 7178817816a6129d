import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeDatabase, migrate, openDatabase, type Database } from '../platform/db/index.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let test: TestDatabase;
let database: Database;
let before: string;
const userId = randomUUID();
const [kept, expired] = [randomUUID(), randomUUID()];
const [first, second] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  test = await createTestDatabase({ migrated: false });
  database = openDatabase({
    url: test.url,
    poolSize: 2,
    logger: createLogger({ level: 'silent', role: 'test' }),
    name: 'test',
  });
  before = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
  const earlier = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.sql') && name < '0008');
  for (const name of earlier) await cp(path.join(import.meta.dirname, name), path.join(before, name));
  await migrate(database, before);
});
afterAll(async () => {
  await closeDatabase(database);
  await test.drop();
  await rm(before, { recursive: true });
});

const query = async (text: string, values: readonly unknown[] = []) => database.$client.query(text, [...values]);

describe('migration 0008', () => {
  it('keeps what was compared before, and knows what has expired', async () => {
    const sessionId = randomUUID();
    for (const [id, name] of [
      [first, 'lease.pdf'],
      [second, 'amendment.pdf'],
    ]) {
      await query(
        `insert into documents (id, user_id, session_id, name, size, storage_key) values ($1, $2, $3, $4, 7, 'x')`,
        [id, userId, sessionId, name],
      );
    }
    const insert = `insert into analyses (id, user_id, session_id, status, document_ids, message, locale, report_key, finished_at)
      values ($1, $2, $3, 'completed', $4, $5, 'en-US', $6, now())`;
    await query(insert, [kept, userId, sessionId, [first, second], { documents: [] }, 'reports/x.docx']);
    await query(insert, [expired, userId, sessionId, [randomUUID()], { summary: {} }, null]);
    await migrate(database);
    const { rows } = await query('select id, files, expired_at is null as kept from analyses order by expired_at nulls first');
    expect(rows).toEqual([
      {
        id: kept,
        files: [
          { id: first, name: 'lease.pdf', size: 7 },
          { id: second, name: 'amendment.pdf', size: 7 },
        ],
        kept: true,
      },
      { id: expired, files: [], kept: false },
    ]);
    const { rows: revisions } = await query('select user_id, revision::int from comparison_revisions');
    expect(revisions).toEqual([{ user_id: userId, revision: 1 }]);
  });
});
