import { compareDocumentNames } from '@app/shared/contracts';
import { and, asc, between, count, eq, gt, inArray, isNotNull, isNull, lt, min, sql, type SQL } from 'drizzle-orm';
import { ago, type Executor } from '../../platform/db/index.ts';
import { documents, type NewDocument, type StoredDocument } from './document-tables.ts';

/** One upload session of one user: the documents of one comparison. */
export interface UploadSession {
  readonly userId: string;
  readonly sessionId: string;
}

const inSession = ({ userId, sessionId }: UploadSession): SQL | undefined =>
  and(eq(documents.userId, userId), eq(documents.sessionId, sessionId), isNull(documents.removedAt));

/** Until the transaction ends nobody else changes or starts anything in this session. */
export async function lockSession(tx: Executor, { userId, sessionId }: UploadSession): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${sessionId}`}, 0))`);
}

/** Until the transaction ends nobody else adds documents of this person. Taken after the lock of the session. */
export async function lockPerson(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`documents of ${userId}`}, 0))`);
}

/** Bytes of all documents of a person, in all sessions and comparisons. */
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

export interface LikelyDocument {
  readonly userId: string;
  readonly name: string;
  readonly leastSize: number;
  readonly mostSize: number;
}

/** Whether the person has a document of this name and about this size. */
export async function hasDocumentLike(
  tx: Executor,
  { userId, name, leastSize, mostSize }: LikelyDocument,
): Promise<boolean> {
  const isLike = and(
    eq(documents.userId, userId),
    eq(documents.name, name),
    between(documents.size, leastSize, mostSize),
  );
  const found = await tx.select({ id: documents.id }).from(documents).where(isLike).limit(1);
  return found.length > 0;
}

export async function countDocuments(tx: Executor, session: UploadSession): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(documents).where(inSession(session));
  return row?.total ?? 0;
}

export async function insertDocument(tx: Executor, document: NewDocument): Promise<void> {
  await tx.insert(documents).values(document);
}

/** In the order of their names, so that a comparison does not depend on which upload was faster. */
export async function listDocuments(tx: Executor, session: UploadSession): Promise<StoredDocument[]> {
  const rows = await tx.select().from(documents).where(inSession(session)).orderBy(asc(documents.id));
  return rows.toSorted((one, other) => compareDocumentNames(one.name, other.name));
}

/** These of a person, whether or not they are in an upload list, in the order of the ids. */
export async function findDocuments(tx: Executor, userId: string, ids: readonly string[]): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...ids])));
  const byId = new Map(found.map((document) => [document.id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Until the transaction ends nobody deletes these; answers how many are there. */
export async function holdDocuments(tx: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const held = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(asc(documents.id))
    .for('share');
  return held.length;
}

/** Until the transaction ends nobody else decides what becomes of these. */
export async function lockDocuments(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(asc(documents.id))
    .for('update');
}

export async function markRemoved(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(documents)
    .set({ removedAt: sql`now()` })
    .where(and(inArray(documents.id, [...ids]), isNull(documents.removedAt)));
}

export async function deleteDocumentRows(tx: Executor, ids: readonly string[]): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  return tx
    .delete(documents)
    .where(inArray(documents.id, [...ids]))
    .returning();
}

export async function deleteDocumentsOfPerson(tx: Executor, userId: string): Promise<StoredDocument[]> {
  return tx.delete(documents).where(eq(documents.userId, userId)).returning();
}

export async function countDocumentsOfPerson(tx: Executor, userId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(documents).where(eq(documents.userId, userId));
  return row?.total ?? 0;
}

/** Of those that are in no upload list, the first ones behind `afterId`. */
export async function listRemoved(tx: Executor, afterId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(isNotNull(documents.removedAt), gt(documents.id, afterId)))
    .orderBy(asc(documents.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Sessions that hold documents older than this, oldest first. */
export async function listExpiredSessions(tx: Executor, ageMs: number, limit: number): Promise<UploadSession[]> {
  return tx
    .select({ userId: documents.userId, sessionId: documents.sessionId })
    .from(documents)
    .where(and(lt(documents.uploadedAt, ago(ageMs)), isNull(documents.removedAt)))
    .groupBy(documents.userId, documents.sessionId)
    .orderBy(asc(min(documents.uploadedAt)))
    .limit(limit);
}

export async function listExpired(tx: Executor, session: UploadSession, ageMs: number): Promise<string[]> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inSession(session), lt(documents.uploadedAt, ago(ageMs))));
  return rows.map(({ id }) => id);
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
