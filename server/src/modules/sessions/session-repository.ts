import { and, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../platform/db/index.ts';
import type { LoginGrounds } from './login-grounds.ts';
import { sessionRules } from './session-rules.ts';
import { instant, sessions } from './session-tables.ts';
import type { BrowserName } from './browser-name.ts';
import { selectStandingAccount } from './standing-account-repository.ts';

/** What a session needs to know of its person. */
const people = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  disabledAt: instant('disabled_at'),
});

/** How often the comparisons of a person have changed. */
const revisions = pgTable('comparison_revisions', {
  userId: uuid('user_id').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Of the current token. */
  readonly tokenHash: string;
  /** Since the token was made. */
  readonly tokenAgeSeconds: number;
  readonly isConfirmed: boolean;
  /** Since a use was last noted. */
  readonly unusedSeconds: number;
  /** Only where it was asked for. */
  readonly comparisonsRevision?: number;
}

/** The clock is the database's: several API machines must agree. */
const secondsFromNow = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;
const idleExpiry = sql`least(${secondsFromNow(sessionRules.idleSeconds)}, ${sessions.absoluteExpiresAt})`;
const overlapStart = secondsFromNow(-sessionRules.overlapSeconds);

const isAlive = and(gt(sessions.idleExpiresAt, sql`now()`), gt(sessions.absoluteExpiresAt, sql`now()`));

const columns = {
  id: sessions.id,
  userId: sessions.userId,
  email: people.email,
  tokenHash: sessions.tokenHash,
  tokenAgeSeconds: sql<number>`extract(epoch from now() - ${sessions.rotatedAt})::float8`,
  isConfirmed: sql<boolean>`${sessions.confirmedAt} is not null`,
  unusedSeconds: sql<number>`extract(epoch from now() - ${sessions.lastUsedAt})::float8`,
};
const isOfSomebody = and(isAlive, isNull(people.disabledAt));

function selectSession(database: Executor, condition: SQL | undefined) {
  return database
    .select(columns)
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .where(and(condition, isOfSomebody));
}

/** Answers by token hash. */
export type FindSessions = (tokenHashes: readonly string[]) => Promise<ReadonlyMap<string, SessionRow>>;

const isOneOf = sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`;
const byToken = <Row extends SessionRow>(rows: readonly Row[]) => new Map(rows.map((row) => [row.tokenHash, row]));

/** Runs with every request, hence prepared once per connection. */
export function prepareFindSessions(database: Database): FindSessions {
  const query = selectSession(database, isOneOf).prepare('find_sessions');
  return async (hashes) => byToken(await query.execute({ hashes }));
}

/** Also tells how often the comparisons of the person have changed: who needs that asks no second question. */
export function prepareFindSessionsAtRevision(database: Database): FindSessions {
  const comparisonsRevision = sql<number>`coalesce(${revisions.revision}, 0)::float8`;
  const query = database
    .select({ ...columns, comparisonsRevision })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .leftJoin(revisions, eq(revisions.userId, sessions.userId))
    .where(and(isOneOf, isOfSomebody))
    .prepare('find_sessions_at_revision');
  return async (hashes) => byToken(await query.execute({ hashes }));
}

/** The previous token counts until shortly after its successor was used: a successor that was lost on the way was not. */
export async function findSessionByPreviousToken(database: Executor, hash: string): Promise<SessionRow | undefined> {
  const isInOverlap = or(isNull(sessions.confirmedAt), gt(sessions.confirmedAt, overlapStart));
  const rows = await selectSession(database, and(eq(sessions.previousTokenHash, hash), isInOverlap));
  return rows[0];
}

export async function findLiveIds(database: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await selectSession(database, inArray(sessions.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Locks the session, so that whoever ends it waits until the transaction has ended. False when it has ended. */
export async function holdSession(database: Executor, id: string): Promise<boolean> {
  const rows = await selectSession(database, eq(sessions.id, id)).for('share', { of: sessions });
  return rows.length > 0;
}

export interface NewSession {
  readonly id: string;
  readonly grounds: LoginGrounds;
  readonly tokenHash: string;
  readonly browser: BrowserName;
}

/** In one statement, so that nobody can come between looking at the grounds and storing. False where they do not stand. */
export async function insertSession(
  database: Executor,
  { id, grounds, tokenHash, browser }: NewSession,
): Promise<boolean> {
  const inserted = await database.execute(sql`
    insert into sessions (id, user_id, token_hash, browser, system, confirmed_at, idle_expires_at, absolute_expires_at)
    select ${id}, id, ${tokenHash}, ${browser.browser}, ${browser.system}, now(),
      ${secondsFromNow(sessionRules.idleSeconds)}, ${secondsFromNow(sessionRules.absoluteSeconds)}
    from (${selectStandingAccount(database, grounds)}) as account`);
  return inserted.rowCount === 1;
}

/** The first request with the new token ends the grace of the old one. */
export async function confirmToken(database: Executor, id: string, tokenHash: string): Promise<void> {
  await database
    .update(sessions)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, tokenHash), isNull(sessions.confirmedAt)));
}

/** Once in a while, not with every request: it costs a write. */
export async function noteUse(database: Executor, id: string): Promise<void> {
  const isDue = lte(sessions.lastUsedAt, secondsFromNow(-sessionRules.noteUseSeconds));
  await database
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isDue));
}

/** Replaces the current token; false when another request was faster. */
export async function rotateToken(database: Executor, id: string, oldHash: string, newHash: string): Promise<boolean> {
  const rotated = await database
    .update(sessions)
    .set({
      tokenHash: newHash,
      previousTokenHash: oldHash,
      rotatedAt: sql`now()`,
      confirmedAt: null,
      idleExpiresAt: idleExpiry,
    })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, oldHash)))
    .returning({ id: sessions.id });
  return rotated.length > 0;
}

/** Replaces a token that never came back, for the holder of its predecessor; false while it may still be on its way. */
export async function replaceLostToken(
  database: Executor,
  id: string,
  previousHash: string,
  newHash: string,
): Promise<boolean> {
  const isLost = and(isNull(sessions.confirmedAt), lte(sessions.rotatedAt, overlapStart));
  const replaced = await database
    .update(sessions)
    .set({ tokenHash: newHash, rotatedAt: sql`now()`, idleExpiresAt: idleExpiry })
    .where(and(eq(sessions.id, id), eq(sessions.previousTokenHash, previousHash), isLost))
    .returning({ id: sessions.id });
  return replaced.length > 0;
}

/** All `delete…` answer the ids of the sessions that ended. */
export async function deleteSessionByToken(database: Executor, hash: string): Promise<string[]> {
  const hasToken = or(eq(sessions.tokenHash, hash), eq(sessions.previousTokenHash, hash));
  return idsOf(await database.delete(sessions).where(hasToken).returning({ id: sessions.id }));
}

export async function deleteSessionsOfUser(database: Executor, userId: string): Promise<string[]> {
  return idsOf(await database.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id }));
}

export async function deleteSurplusSessions(database: Executor, userId: string): Promise<string[]> {
  const surplus = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(sessionRules.perUser);
  return idsOf(await database.delete(sessions).where(inArray(sessions.id, surplus)).returning({ id: sessions.id }));
}

export async function deleteExpiredSessions(database: Executor): Promise<string[]> {
  const isExpired = sql`least(${sessions.idleExpiresAt}, ${sessions.absoluteExpiresAt}) <= now()`;
  return idsOf(await database.delete(sessions).where(isExpired).returning({ id: sessions.id }));
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
