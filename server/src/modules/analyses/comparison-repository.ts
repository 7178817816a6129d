import { and, count, desc, eq, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { ago, type Executor } from '../../platform/db/index.ts';
import { analyses, type Analysis } from './analysis-tables.ts';
import { queuedAhead, runningNow, type QueueAhead } from './queue-place-repository.ts';

/** One comparison as its owner sees it in a list. */
export type ComparisonRow = Pick<
  Analysis,
  | 'id'
  | 'userId'
  | 'name'
  | 'isSample'
  | 'status'
  | 'files'
  | 'message'
  | 'seq'
  | 'decided'
  | 'confirmed'
  | 'isSwapped'
  | 'reportKey'
  | 'resultKey'
  | 'decidedReports'
  | 'createdAt'
  | 'startedAt'
  | 'finishedAt'
> &
  QueueAhead & {
    /** By the clock of the database, like all other times. */
    readonly readAt: Date;
  };

const { id, userId, name, isSample, status, files, message, seq, decided, confirmed, isSwapped } = analyses;
const { reportKey, resultKey, decidedReports } = analyses;
const { createdAt, startedAt, finishedAt } = analyses;
const columns = {
  id,
  userId,
  name,
  isSample,
  status,
  files,
  message,
  seq,
  decided,
  confirmed,
  isSwapped,
  reportKey,
  resultKey,
  decidedReports,
  createdAt,
  startedAt,
  finishedAt,
  queuedAhead,
  runningNow,
  readAt: sql<Date>`now()`.mapWith(createdAt),
};

/** Retention ends to the second, however late the job is that deletes. */
function isKept(retentionHours: number): SQL | undefined {
  return and(isNull(analyses.expiredAt), or(isNull(finishedAt), gt(finishedAt, ago(retentionHours * 3_600_000))));
}

export async function isKeptNow(tx: Executor, comparisonId: string, retentionHours: number): Promise<boolean> {
  const isIt = and(eq(id, comparisonId), isKept(retentionHours));
  return (await tx.select({ id }).from(analyses).where(isIt)).length > 0;
}

const isOwn = (owner: string, comparisonId: string): SQL | undefined => and(eq(id, comparisonId), eq(userId, owner));

export interface ComparisonPage {
  readonly owner: string;
  readonly retentionHours: number;
  readonly limit: number;
  /** Only those that are older than the one of this id. */
  readonly before?: string | undefined;
}

/** Newest first. */
export async function listComparisons(tx: Executor, page: ComparisonPage): Promise<ComparisonRow[]> {
  const { owner, retentionHours, limit, before } = page;
  const isOlder =
    before === undefined
      ? undefined
      : sql`(${createdAt}, ${id}) < (select last.created_at, last.id from analyses last where last.id = ${before})`;
  return tx
    .select(columns)
    .from(analyses)
    .where(and(eq(userId, owner), isKept(retentionHours), isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function findComparisons(
  tx: Executor,
  ids: readonly string[],
  retentionHours: number,
): Promise<ComparisonRow[]> {
  return tx
    .select(columns)
    .from(analyses)
    .where(and(inArray(id, [...ids]), isKept(retentionHours)));
}

/** Whole, while it is kept. */
export async function findOwnComparison(
  tx: Executor,
  owner: string,
  comparisonId: string,
  retentionHours: number,
): Promise<Analysis | null> {
  const [found] = await tx
    .select()
    .from(analyses)
    .where(and(isOwn(owner, comparisonId), isKept(retentionHours)));
  return found ?? null;
}

/** Also one whose files have expired and that is remembered. */
export async function findRemembered(tx: Executor, owner: string, comparisonId: string): Promise<Analysis | null> {
  const [found] = await tx.select().from(analyses).where(isOwn(owner, comparisonId));
  return found ?? null;
}

/** Retention may come between a look at a comparison and its change: what it has emptied stays so. */
const isToChange = (comparisonId: string): SQL | undefined => and(eq(id, comparisonId), isNull(analyses.expiredAt));

/** Its number grows: whoever has read it reads it again. */
export async function renameRow(tx: Executor, comparisonId: string, newName: string): Promise<void> {
  await tx
    .update(analyses)
    .set({ name: newName, seq: sql`${seq} + 1` })
    .where(isToChange(comparisonId));
}

/** Reports that were written before are written anew. */
export async function swapRow(tx: Executor, comparisonId: string, isOther: boolean): Promise<void> {
  await tx
    .update(analyses)
    .set({ isSwapped: isOther, decisionsRevision: sql`${analyses.decisionsRevision} + 1`, seq: sql`${seq} + 1` })
    .where(and(isToChange(comparisonId), ne(isSwapped, isOther)));
}

export async function deleteRow(tx: Executor, owner: string, comparisonId: string): Promise<Analysis | null> {
  const [deleted] = await tx.delete(analyses).where(isOwn(owner, comparisonId)).returning();
  return deleted ?? null;
}

/** Also forgets how often they have changed. */
export async function deleteRowsOfPerson(tx: Executor, owner: string): Promise<Analysis[]> {
  const deleted = await tx.delete(analyses).where(eq(userId, owner)).returning();
  await tx.execute(sql`delete from comparison_revisions where user_id = ${owner}`);
  return deleted;
}

export async function countKept(tx: Executor, owner: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(analyses)
    .where(and(eq(userId, owner), isNull(analyses.expiredAt)));
  return row?.total ?? 0;
}

/**
 * Those that wait for a turn behind this one have another place in the queue now; answers which. Rows that somebody
 * changes just now are left out.
 */
export async function renumberQueue(tx: Executor, turn: number): Promise<string[]> {
  const waiting = tx
    .select({ id })
    .from(analyses)
    .where(and(eq(status, 'queued'), gt(analyses.turn, turn)))
    .orderBy(id)
    .for('update', {
      skipLocked: true,
    });
  const renumbered = await tx
    .update(analyses)
    .set({ seq: sql`${seq} + 1` })
    .where(inArray(id, waiting))
    .returning({ id });
  return renumbered.map((row) => row.id);
}
