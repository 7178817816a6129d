import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/index.ts';

const attempts = pgTable('sign_in_attempts', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  provider: text('provider').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export interface AttemptKey {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly provider: string;
}

export interface AttemptSecrets {
  readonly nonce: string;
  readonly codeVerifier: string;
}

export async function insertAttempt(
  database: Executor,
  attempt: AttemptKey & AttemptSecrets,
  lifetimeSeconds: number,
): Promise<void> {
  await database
    .insert(attempts)
    .values({ ...attempt, expiresAt: sql`now() + make_interval(secs => ${lifetimeSeconds})` });
}

/** Each attempt can be finished once, by the browser that started it. */
export async function takeAttempt(database: Executor, key: AttemptKey): Promise<AttemptSecrets | undefined> {
  const isThisOne = and(
    eq(attempts.stateHash, key.stateHash),
    eq(attempts.browserHash, key.browserHash),
    eq(attempts.provider, key.provider),
    gt(attempts.expiresAt, sql`now()`),
  );
  const rows = await database
    .delete(attempts)
    .where(isThisOne)
    .returning({ nonce: attempts.nonce, codeVerifier: attempts.codeVerifier });
  return rows[0];
}

export async function deleteExpiredAttempts(database: Executor): Promise<void> {
  await database.delete(attempts).where(lte(attempts.expiresAt, sql`now()`));
}
