import { errorTable } from '@app/shared/contracts';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { ago, type Executor } from '../../platform/db/index.ts';
import { analyses, type Analysis, type StoredMessage } from './analysis-tables.ts';
import { forgetDecisions } from './decision-repository.ts';
import { queuedAhead, runningNow, type QueueAhead } from './queue-place-repository.ts';

export interface AnalysisSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** What may write: the newest attempt of the queue. Whoever lost the job finds no row. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

const keyColumns = {
  reportKey: analyses.reportKey,
  resultKey: analyses.resultKey,
  agreedKey: analyses.agreedKey,
  decidedReports: analyses.decidedReports,
};
const unfinished = inArray(analyses.status, ['queued', 'running']);
const inSession = ({ userId, sessionId }: AnalysisSession): SQL | undefined =>
  and(eq(analyses.userId, userId), eq(analyses.sessionId, sessionId));
const claimed = ({ id, attempt }: Claim): SQL | undefined =>
  and(eq(analyses.id, id), eq(analyses.attempt, attempt), eq(analyses.status, 'running'));
const nextSeq = sql`${analyses.seq} + 1`;

export async function insertAnalysis(
  tx: Executor,
  analysis: Pick<
    Analysis,
    | 'id'
    | 'userId'
    | 'sessionId'
    | 'name'
    | 'isSample'
    | 'isSwapped'
    | 'files'
    | 'turn'
    | 'message'
    | 'locale'
    | 'timeZone'
  >,
): Promise<Analysis> {
  const [inserted] = await tx
    .insert(analyses)
    .values({ ...analysis, documentIds: analysis.files.map(({ id }) => id), status: 'queued', seq: 1 })
    .returning();
  if (!inserted) throw new Error('The database returned no row for an insert.');
  return inserted;
}

export async function findLatestAnalysis(tx: Executor, session: AnalysisSession): Promise<Analysis | null> {
  const [latest] = await tx
    .select()
    .from(analyses)
    .where(inSession(session))
    .orderBy(desc(analyses.createdAt))
    .limit(1);
  return latest ?? null;
}

export async function findOwnAnalysis(tx: Executor, session: AnalysisSession, id: string): Promise<Analysis | null> {
  const [found] = await tx
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), inSession(session)));
  return found ?? null;
}

export async function hasUnfinishedAnalysis(tx: Executor, session: AnalysisSession): Promise<boolean> {
  const rows = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(inSession(session), unfinished))
    .limit(1);
  return rows.length > 0;
}

/** Until the transaction ends nobody else starts an analysis of this person. */
export async function lockStarts(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`analyses of ${userId}`}, 0))`);
}

export interface UnfinishedAnalyses {
  readonly count: number;
  /** The last of their turns; 0 without any. */
  readonly lastTurn: number;
}

export async function findUnfinishedOf(tx: Executor, userId: string): Promise<UnfinishedAnalyses> {
  const [row] = await tx
    .select({ count: count(), lastTurn: sql<number>`coalesce(max(${analyses.turn}), 0)` })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), unfinished));
  return row ?? { count: 0, lastTurn: 0 };
}

/** The furthest turn that was ever run. */
export async function findReachedTurn(tx: Executor): Promise<number> {
  const [furthest] = await tx
    .select({ turn: analyses.turn })
    .from(analyses)
    .where(isNotNull(analyses.startedAt))
    .orderBy(desc(analyses.turn))
    .limit(1);
  return furthest?.turn ?? 0;
}

export type AnalysisNews = Pick<Analysis, 'id' | 'seq' | 'message' | 'status'> & QueueAhead;

export async function readNews(tx: Executor, ids: readonly string[]): Promise<AnalysisNews[]> {
  const { id, seq, message, status } = analyses;
  return tx
    .select({ id, seq, message, status, queuedAhead, runningNow })
    .from(analyses)
    .where(inArray(id, [...ids]));
}

/** Makes the attempt the one that may write; null when the analysis has ended or a newer attempt runs. */
export async function claimAnalysis(tx: Executor, { id, attempt }: Claim): Promise<Analysis | null> {
  const [row] = await tx
    .update(analyses)
    .set({ status: 'running', attempt, startedAt: sql`coalesce(${analyses.startedAt}, now())` })
    .where(and(eq(analyses.id, id), unfinished, lt(analyses.attempt, attempt)))
    .returning();
  return row ?? null;
}

/** False when a newer attempt runs, or the analysis has ended or is gone. */
export async function isClaimed(tx: Executor, claim: Claim): Promise<boolean> {
  const rows = await tx.select({ id: analyses.id }).from(analyses).where(claimed(claim));
  return rows.length > 0;
}

/** Where what was found is stored. */
export interface FindingsKeys {
  readonly resultKey: string;
  readonly agreedKey: string;
}

/** How far an analysis is, and what it has found already while its report is being written. */
export interface ProgressNote {
  readonly message: StoredMessage;
  readonly findings: FindingsKeys | null;
}

export async function writeProgress(tx: Executor, claim: Claim, { message, findings }: ProgressNote): Promise<boolean> {
  const rows = await tx
    .update(analyses)
    .set({ message, ...findings, seq: nextSeq })
    .where(claimed(claim))
    .returning({ id: analyses.id });
  return rows.length > 0;
}

export interface EndOfAnalysis extends FindingsKeys {
  readonly message: StoredMessage;
  /** Null where it could not be written. */
  readonly reportKey: string | null;
}

export async function completeAnalysis(
  tx: Executor,
  claim: Claim,
  { message, ...keys }: EndOfAnalysis,
): Promise<boolean> {
  const rows = await tx
    .update(analyses)
    .set({ status: 'completed', message, ...keys, seq: nextSeq, finishedAt: sql`now()` })
    .where(claimed(claim))
    .returning({ id: analyses.id });
  return rows.length > 0;
}

/** Ends an analysis whatever attempt it is at. False when it had ended already. */
export async function stopAnalysis(
  tx: Executor,
  id: string,
  status: 'failed' | 'cancelled',
  message: StoredMessage,
): Promise<boolean> {
  const rows = await tx
    .update(analyses)
    .set({ status, message, seq: nextSeq, finishedAt: sql`now()` })
    .where(and(eq(analyses.id, id), unfinished))
    .returning({ id: analyses.id });
  return rows.length > 0;
}

export const failAnalysis = (tx: Executor, id: string, message: StoredMessage): Promise<boolean> =>
  stopAnalysis(tx, id, 'failed', message);

export async function listUnfinished(tx: Executor, ageMs: number): Promise<string[]> {
  const rows = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(unfinished, lt(analyses.createdAt, ago(ageMs))));
  return rows.map(({ id }) => id);
}

export interface ExpiredAnalysis {
  readonly id: string;
  readonly userId: string;
  /** Of the report and of the result. */
  readonly keys: readonly string[];
}

/**
 * Forgets files, names and reports of what ended so long ago. The rows stay a while, to say that the report has
 * expired; what they say about files that are gone does not.
 */
export async function takeExpired(tx: Executor, ageMs: number): Promise<ExpiredAnalysis[]> {
  const { id, userId, message, status } = analyses;
  const expired = await tx
    .select({ id, userId, ...keyColumns })
    .from(analyses)
    .where(and(isNull(analyses.expiredAt), lt(analyses.finishedAt, ago(ageMs))))
    .for('update', { skipLocked: true });
  if (expired.length === 0) return [];
  const nameless = sql`${message} - 'documents' - 'file' || case when ${status} = 'completed'
    then jsonb_strip_nulls(jsonb_build_object('summary', ${message} -> 'summary' || '{"documents": []}'))
    else jsonb_build_object('message', ${errorTable.analysis_failed.message}::text) end`;
  const reports = { reportKey: null, resultKey: null, agreedKey: null, decidedReports: [] };
  const forgotten = { ...reports, decided: 0, confirmed: {}, name: '', files: [], message: nameless };
  await forgetDecisions(
    tx,
    expired.map((row) => row.id),
  );
  await tx
    .update(analyses)
    .set({ ...forgotten, expiredAt: sql`now()` })
    .where(
      inArray(
        id,
        expired.map((row) => row.id),
      ),
    );
  return expired.map((row) => ({ id: row.id, userId: row.userId, keys: keysOf(row) }));
}

/** Which of these documents belong to a comparison that is kept. */
export async function findNeededDocuments(tx: Executor, documentIds: readonly string[]): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set();
  const wanted = sql`${sql.param([...documentIds])}::uuid[]`;
  const rows = await tx
    .select({ documentIds: analyses.documentIds })
    .from(analyses)
    .where(and(sql`${analyses.documentIds} && ${wanted}`, isNull(analyses.expiredAt)));
  const needed = new Set(rows.flatMap((row) => row.documentIds));
  return new Set(documentIds.filter((id) => needed.has(id)));
}

export async function deleteOldAnalyses(tx: Executor, ageMs: number): Promise<void> {
  await tx.delete(analyses).where(lt(analyses.finishedAt, ago(ageMs)));
}

/** Which of these keys of reports and results belong to an analysis. */
export async function knownReportKeys(tx: Executor, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { reportKey, resultKey, agreedKey, decidedReports } = analyses;
  const wanted = [...keys];
  const isDecidedReport = wanted.map((key) => sql`${decidedReports} @> ${JSON.stringify([{ key }])}::jsonb`);
  const rows = await tx
    .select(keyColumns)
    .from(analyses)
    .where(
      or(
        ...[reportKey, resultKey, agreedKey].map((column) => inArray(column, wanted)),
        // The second condition is that of the index.
        and(or(...isDecidedReport), sql`${decidedReports} <> '[]'`),
      ),
    );
  return new Set(rows.flatMap(keysOf));
}

/** Storage keys of what an analysis has made, and of the reports that were written anew. */
export const keysOf = ({
  reportKey,
  resultKey,
  agreedKey,
  decidedReports,
}: Pick<Analysis, keyof typeof keyColumns>): string[] =>
  [reportKey, resultKey, agreedKey, ...decidedReports.map(({ key }) => key)].filter((key) => key !== null);
