import { and, asc, count, eq, inArray, lt, min, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { documents, type StoredDocument } from './document-tables.ts';

/** One upload session of one user: the documents of one comparison. */
export interface UploadSession {
  readonly userId: string;
  readonly sessionId: string;
}

const inSession = ({ userId, sessionId }: UploadSession): SQL | undefined =>
  and(eq(documents.userId, userId), eq(documents.sessionId, sessionId));

/** Until the transaction ends nobody else changes or starts anything in this session. */
export async function lockSession(tx: Executor, { userId, sessionId }: UploadSession): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${sessionId}`}, 0))`);
}

/** Until the transaction ends nobody else adds documents of this person. Taken after the lock of the session. */
export async function lockPerson(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents of ${userId}`}, 0))`);
}

/** Bytes of all documents of a person, in all sessions. */
export async function sumBytes(tx: Executor, userId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${documents.size}), 0)::float8` })
    .from(documents)
    .where(eq(documents.userId, userId));
  return row?.bytes ?? 0;
}

export async function findDocument(tx: Executor, session: UploadSession, name: string): Promise<StoredDocument | null> {
  const [found] = await tx
    .select()
    .from(documents)
    .where(and(inSession(session), eq(documents.name, name)));
  return found ?? null;
}

export async function countDocuments(tx: Executor, session: UploadSession): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(documents).where(inSession(session));
  return row?.total ?? 0;
}

export async function insertDocument(tx: Executor, document: Omit<StoredDocument, 'uploadedAt'>): Promise<void> {
  await tx.insert(documents).values(document);
}

/** In the order of their names, so that a comparison does not depend on which upload was faster. */
export async function listDocuments(tx: Executor, session: UploadSession): Promise<StoredDocument[]> {
  return tx.select().from(documents).where(inSession(session)).orderBy(asc(documents.name), asc(documents.id));
}

export async function deleteDocumentRow(
  tx: Executor,
  session: UploadSession,
  name: string,
): Promise<StoredDocument | null> {
  const [deleted] = await tx
    .delete(documents)
    .where(and(inSession(session), eq(documents.name, name)))
    .returning();
  return deleted ?? null;
}

/** Sessions that hold documents older than the limit, oldest first. */
export async function listExpiredSessions(tx: Executor, before: Date, limit: number): Promise<UploadSession[]> {
  return tx
    .select({ userId: documents.userId, sessionId: documents.sessionId })
    .from(documents)
    .where(lt(documents.uploadedAt, before))
    .groupBy(documents.userId, documents.sessionId)
    .orderBy(asc(min(documents.uploadedAt)))
    .limit(limit);
}

export async function takeExpired(tx: Executor, session: UploadSession, before: Date): Promise<StoredDocument[]> {
  return tx
    .delete(documents)
    .where(and(inSession(session), lt(documents.uploadedAt, before)))
    .returning();
}

/** Which of these documents exist. */
export async function existingIds(tx: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
