import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { sessions } from './session-tables.ts';

export interface LoginSessionRow {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly lastUsedAt: Date;
}

const isAlive = and(gt(sessions.idleExpiresAt, sql`now()`), gt(sessions.absoluteExpiresAt, sql`now()`));

/** Those that have not ended, the last used first. */
export async function listLoginSessions(database: Executor, userId: string): Promise<LoginSessionRow[]> {
  const { id, browser, system, lastUsedAt } = sessions;
  return database
    .select({ id, browser, system, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(lastUsedAt), desc(id));
}

/** All `delete…` answer the ids of the sessions that ended. */
export async function deleteLoginSession(database: Executor, userId: string, id: string): Promise<string[]> {
  const isThis = and(eq(sessions.userId, userId), eq(sessions.id, id));
  const ended = await database.delete(sessions).where(isThis).returning({ id: sessions.id });
  return ended.map((row) => row.id);
}

export async function deleteOtherSessions(database: Executor, userId: string, keptId: string): Promise<string[]> {
  const isOther = and(eq(sessions.userId, userId), ne(sessions.id, keptId));
  const ended = await database.delete(sessions).where(isOther).returning({ id: sessions.id });
  return ended.map((row) => row.id);
}
