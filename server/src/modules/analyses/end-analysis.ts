import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AnalysisSummary } from '@app/shared/contracts';
import { errorTable } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { channels } from '../../platform/notifications/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { completeAnalysis, failAnalysis, type Claim } from './analysis-repository.ts';
import type { Analysis, StoredMessage } from './analysis-tables.ts';
import { Superseded } from './progress-writer.ts';
import { newReportKey } from './report-keys.ts';

export interface FinishedAnalysis {
  readonly report: Readable;
  readonly summary: AnalysisSummary;
  /** The last progress, whose documents the final message repeats. */
  readonly message: StoredMessage;
}

/** The report is durable before the analysis counts as completed: who hears of it can fetch it. */
export async function endWithReport(
  { db, storage, notifications }: Platform,
  claim: Claim,
  { report, summary, message }: FinishedAnalysis,
): Promise<void> {
  const reportKey = newReportKey(randomUUID());
  await storage.put(reportKey, report);
  const { documents = [] } = message;
  const isOurs = await withTransaction(db, async (tx) => {
    const completed = await completeAnalysis(tx, claim, {
      reportKey,
      message: { status: 'completed', step: 'done', message: 'The report is ready', progress: 100, documents, summary },
    });
    if (completed) await notifications.publish(tx, channels.analysisChanged, claim.id);
    return completed;
  });
  if (isOurs) return;
  await storage.delete(reportKey);
  throw new Superseded();
}

export async function endWithFailure(
  { db, notifications }: Platform,
  { id, message: { documents = [], progress = 0 } }: Pick<Analysis, 'id' | 'message'>,
  reason: string = errorTable.analysis_failed.message,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const failed = await failAnalysis(tx, id, { status: 'failed', message: reason, progress, documents });
    if (failed) await notifications.publish(tx, channels.analysisChanged, id);
  });
}
