import { randomUUID } from 'node:crypto';
import { errorTable, type AnalysisSummary } from '@app/shared/contracts';
import { isDatabaseUnavailable, withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  completeAnalysis,
  failAnalysis,
  knownReportKeys,
  type Claim,
  type FindingsKeys,
} from './analysis-repository.ts';
import type { Analysis, StoredMessage } from './analysis-tables.ts';
import { Superseded } from './progress-writer.ts';
import { announceChange } from './announce-comparison.ts';
import { discardStored } from './discard-stored.ts';
import { storeAt, type Opens } from './store-findings.ts';
import { newReportKey } from './report-keys.ts';

export interface FinishedAnalysis extends FindingsKeys {
  readonly report: Opens;
  readonly summary: AnalysisSummary;
  /** The last progress, whose documents the final message repeats. */
  readonly message: StoredMessage;
}

/** The report is durable before the analysis counts as completed, as its findings are: who hears of it can fetch both. */
export async function endWithReport(
  platform: Platform,
  claim: Claim,
  { report, ...ended }: FinishedAnalysis,
  signal?: AbortSignal,
): Promise<void> {
  const reportKey = newReportKey(randomUUID());
  let isStored = false;
  try {
    await storeAt(platform.storage, reportKey, report, signal);
    isStored = await complete(platform, claim, { ...ended, reportKey });
  } catch (error) {
    // When the connection broke it may have completed all the same: then the sweep finds what belongs to nothing.
    if (!isDatabaseUnavailable(error)) await discardStored(platform, [reportKey]);
    throw error;
  }
  if (isStored) return;
  await discardStored(platform, [reportKey]);
  await discardFindings(platform, ended);
  throw new Superseded();
}

/** The findings are worth keeping, though every try to write the report about them has failed. False when it was stopped. */
export async function endWithoutReport(
  platform: Platform,
  claim: Claim,
  ended: Omit<FinishedAnalysis, 'report'>,
): Promise<boolean> {
  return complete(platform, claim, { ...ended, reportKey: null });
}

/** Of an attempt that has lost the job; readers may be at them until a newer one has found the same. */
export async function discardFindings(platform: Platform, { resultKey, agreedKey }: FindingsKeys): Promise<void> {
  const keys = [resultKey, agreedKey];
  const known = await knownReportKeys(platform.db, keys);
  await discardStored(
    platform,
    keys.filter((key) => !known.has(key)),
  );
}

interface StoredAnalysis extends Omit<FinishedAnalysis, 'report'> {
  readonly reportKey: string | null;
}

/** False when this attempt has lost the job, or it was stopped. */
async function complete(
  platform: Platform,
  claim: Claim,
  { summary, message: { documents = [] }, ...keys }: StoredAnalysis,
): Promise<boolean> {
  const sentence = keys.reportKey === null ? errorTable.report_unwritten.message : 'The report is ready';
  const ended = { status: 'completed', step: 'done', message: sentence, progress: 100 } as const;
  return withTransaction(platform.db, async (tx) => {
    const completed = await completeAnalysis(tx, claim, { ...keys, message: { ...ended, documents, summary } });
    if (completed) await announceChange(platform, tx, claim.id);
    return completed;
  });
}

export async function endWithFailure(
  platform: Platform,
  { id, message: { documents = [], progress = 0 } }: Pick<Analysis, 'id' | 'message'>,
  reason: string,
): Promise<void> {
  await withTransaction(platform.db, async (tx) => {
    const failed = await failAnalysis(tx, id, { status: 'failed', message: reason, progress, documents });
    if (failed) await announceChange(platform, tx, id);
  });
}
