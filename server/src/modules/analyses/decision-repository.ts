import type { Decision } from '@app/shared/contracts';
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { analyses, type Analysis, type DecidedReport } from './analysis-tables.ts';
import { decisions, type DecisionRow } from './decision-tables.ts';

/** One finding of one comparison. */
export interface FindingKey {
  readonly analysisId: string;
  readonly findingId: string;
}

const isOf = ({ analysisId, findingId }: FindingKey) =>
  and(eq(decisions.analysisId, analysisId), eq(decisions.findingId, findingId));

const isKept = (analysisId: string) => and(eq(analyses.id, analysisId), isNull(analyses.expiredAt));

/** Until the transaction ends nobody else decides in this comparison. False when it is gone or has expired. */
export async function lockDecisions(tx: Executor, analysisId: string): Promise<boolean> {
  const rows = await tx.select({ id: analyses.id }).from(analyses).where(isKept(analysisId)).for('update');
  return rows.length > 0;
}

/** In the order of deciding. */
export async function listDecisions(tx: Executor, analysisId: string): Promise<Decision[]> {
  const rows = await tx
    .select()
    .from(decisions)
    .where(eq(decisions.analysisId, analysisId))
    .orderBy(asc(decisions.decidedAt), asc(decisions.findingId));
  return rows.map(toDecision);
}

/** How often this finding was decided; 0 for never. */
export async function readRevision(tx: Executor, key: FindingKey): Promise<number> {
  const [row] = await tx.select({ revision: decisions.revision }).from(decisions).where(isOf(key));
  return row?.revision ?? 0;
}

export async function findDecisions(
  tx: Executor,
  keys: readonly FindingKey[],
): Promise<{ readonly analysisId: string; readonly decision: Decision }[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select()
    .from(decisions)
    .where(or(...keys.map(isOf)));
  return rows.map((row) => ({ analysisId: row.analysisId, decision: toDecision(row) }));
}

/** Replaces what stands, and counts anew what is decided. */
export async function writeDecision(tx: Executor, row: Omit<DecisionRow, 'decidedAt'>): Promise<Decision> {
  const values = { ...row, decidedAt: sql`clock_timestamp()` };
  const [written] = await tx
    .insert(decisions)
    .values(values)
    .onConflictDoUpdate({ target: [decisions.analysisId, decisions.findingId], set: values })
    .returning();
  if (!written) throw new Error('The database returned no row for a decision.');
  const isHere = sql`${decisions.analysisId} = ${row.analysisId}`;
  const decided = sql`(select count(*) from ${decisions} where ${isHere}
    and (${decisions.decision} = 'accepted' or ${decisions.sure} and ${decisions.decision} = 'dismissed'))`;
  const confirmed = sql`(select coalesce(jsonb_object_agg(severity, number), '{}') from (
    select ${decisions.severity} severity, count(*) number from ${decisions} where ${isHere}
    and not ${decisions.sure} and ${decisions.decision} = 'accepted' and ${decisions.severity} is not null
    group by ${decisions.severity}) by_severity)`;
  await tx
    .update(analyses)
    .set({
      decided,
      confirmed,
      decisionsRevision: sql`${analyses.decisionsRevision} + 1`,
      seq: sql`${analyses.seq} + 1`,
    })
    .where(eq(analyses.id, row.analysisId));
  return toDecision(written);
}

/** The doubtful pairs of which a person has said in another comparison that both passages mean the same. */
export async function listSameMeaning(
  tx: Executor,
  { id, userId }: Pick<Analysis, 'id' | 'userId'>,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ pair: decisions.pair })
    .from(decisions)
    .innerJoin(analyses, eq(analyses.id, decisions.analysisId))
    .where(
      and(
        eq(analyses.userId, userId),
        ne(analyses.id, id),
        isNull(analyses.expiredAt),
        isNotNull(decisions.pair),
        eq(decisions.decision, 'dismissed'),
        eq(decisions.reason, 'same-thing'),
      ),
    );
  return rows.flatMap(({ pair }) => pair ?? []);
}

export async function forgetDecisions(tx: Executor, analysisIds: readonly string[]): Promise<void> {
  await tx.delete(decisions).where(inArray(decisions.analysisId, [...analysisIds]));
}

function toDecision({ findingId, decision, reason, text, whom, note, revision, decidedAt }: DecisionRow): Decision {
  return {
    findingId,
    decision,
    ...(reason === null ? {} : { reason }),
    ...(text === null ? {} : { text }),
    ...(whom === null ? {} : { whom }),
    ...(note === null ? {} : { note }),
    revision,
    decidedAt: decidedAt.toISOString(),
  };
}

export interface KeptReport {
  /** Of the one that stands now. */
  readonly key: string;
  /** Keys of what nobody asks for any more. */
  readonly discarded: readonly string[];
}

/** Takes the place of an older one; a newer one stays. Null when the comparison is gone or has expired. */
export async function replaceDecidedReport(
  tx: Executor,
  analysisId: string,
  report: DecidedReport,
): Promise<KeptReport | null> {
  const [row] = await tx
    .select({ reports: analyses.decidedReports })
    .from(analyses)
    .where(isKept(analysisId))
    .for('update');
  if (!row) return null;
  const before = row.reports.filter(({ format }) => format === report.format);
  // Another process may have written it too: somebody is about to open that one.
  const standing = before.find(({ revision }) => revision >= report.revision);
  if (standing) return { key: standing.key, discarded: [report.key] };
  const decidedReports = [...row.reports.filter(({ format }) => format !== report.format), report];
  await tx.update(analyses).set({ decidedReports }).where(eq(analyses.id, analysisId));
  return { key: report.key, discarded: before.map(({ key }) => key) };
}
