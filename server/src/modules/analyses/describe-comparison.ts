import type { AnalysisSummary, ComparedFile, Comparison, Verdict } from '@app/shared/contracts';
import type { Config } from '../../config/env.ts';
import type { StoredMessage } from './analysis-tables.ts';
import type { ComparisonRow } from './comparison-repository.ts';
import { queuePlace } from './queue-place.ts';

type Confirmed = ComparisonRow['confirmed'];
type DescriptionSettings = Pick<Config, 'RETENTION_HOURS' | 'WORKER_CONCURRENCY'>;

/** A comparison as its owner sees it. */
export function describeComparison(row: ComparisonRow, config: DescriptionSettings): Comparison {
  const { message, startedAt, finishedAt, readAt } = row;
  const place = queuePlace(row, config.WORKER_CONCURRENCY);
  const expiresAt = (finishedAt ?? readAt).getTime() + config.RETENTION_HOURS * 3_600_000;
  return {
    id: row.id,
    name: row.name,
    sample: row.isSample,
    status: row.status,
    ...(row.status === 'failed' && message.message !== undefined ? { reason: message.message } : {}),
    documents: describeFiles(row),
    ...describeSummary(message.summary, row.confirmed),
    ...(lacksReport(row) ? { reportMissing: true } : {}),
    decided: row.decided,
    ...(row.isSwapped ? { swapped: true } : {}),
    progress: message.progress ?? 0,
    ...(place === undefined ? {} : { queuePlace: place }),
    createdAt: row.createdAt.toISOString(),
    ...(startedAt ? { startedAt: startedAt.toISOString() } : {}),
    ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** Every try to write it has failed, and nobody has asked for it with success since. */
function lacksReport({ status, reportKey, resultKey, decidedReports }: ComparisonRow): boolean {
  const isThere = reportKey !== null || decidedReports.some(({ format }) => format === 'docx');
  return status === 'completed' && resultKey !== null && !isThere;
}

/** The progress tells of the files in their order. */
function describeFiles({ files, message }: Pick<ComparisonRow, 'files' | 'message'>): ComparedFile[] {
  return files.map((file, index) => {
    const progress: NonNullable<StoredMessage['documents']>[number] | undefined = message.documents?.[index];
    const { state = 'waiting', pages, reason, unreadPages = [] } = progress ?? {};
    return {
      ...file,
      state,
      ...(pages === undefined ? {} : { pages }),
      ...(reason === undefined ? {} : { reason }),
      ...(unreadPages.length === 0 ? {} : { unreadPages }),
    };
  });
}

function describeSummary(summary: AnalysisSummary | undefined, confirmed: Confirmed): Partial<Comparison> {
  if (summary === undefined) return {};
  const { high, medium, low, info } = summary.findings;
  const counts = {
    high: high + (confirmed.high ?? 0),
    medium: medium + (confirmed.medium ?? 0),
    low: low + (confirmed.low ?? 0),
    info: info + (confirmed.info ?? 0),
  };
  const places = summary.placesToLookAt?.count ?? 0;
  return {
    counts,
    possible: Math.max(0, places - Object.values(confirmed).reduce((sum, count) => sum + count, 0)),
    verdict: verdictOf({ ...summary, findings: counts }),
    ...(summary.notComparable === undefined ? {} : { notComparable: summary.notComparable }),
    ...(summary.changes === undefined ? {} : { changes: summary.changes }),
  };
}

/** A file or page that was not compared may hide what nobody has found. */
function verdictOf({ findings, documents, unreadPages }: AnalysisSummary): Verdict {
  if (unreadPages > 0 || documents.some(({ unreadable }) => unreadable !== undefined)) return 'incomplete';
  return Object.values(findings).some((count) => count > 0) ? 'found' : 'none';
}
