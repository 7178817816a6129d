import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AnalysisSummary } from '@app/shared/contracts';
import { isDatabaseUnavailable, withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage, PutOptions } from '../../platform/storage/index.ts';
import { completeAnalysis, failAnalysis, type Claim } from './analysis-repository.ts';
import type { Analysis, StoredMessage } from './analysis-tables.ts';
import { Superseded } from './progress-writer.ts';
import { announceChange } from './announce-comparison.ts';
import { discardStored } from './discard-stored.ts';
import { newReportKey, newResultKey } from './report-keys.ts';

/** Opens bytes when it is their turn to be stored. */
type Opens = () => Readable;

export interface FinishedAnalysis {
  readonly report: Opens;
  /** The findings as JSON. */
  readonly result: Opens;
  /** What agrees as JSON, for reports that are written anew. */
  readonly agreed: Opens;
  readonly summary: AnalysisSummary;
  /** The last progress, whose documents the final message repeats. */
  readonly message: StoredMessage;
}

/** Report and result are durable before the analysis counts as completed: who hears of it can fetch them. */
export async function endWithReport(
  platform: Platform,
  claim: Claim,
  { report, result, agreed, summary, message }: FinishedAnalysis,
  signal?: AbortSignal,
): Promise<void> {
  const { storage } = platform;
  const [reportKey, resultKey] = [newReportKey(randomUUID()), newResultKey(randomUUID())];
  const agreedKey = newResultKey(randomUUID());
  const keys = [reportKey, resultKey, agreedKey];
  const options = signal === undefined ? {} : { signal };
  let isStored = false;
  try {
    await store(storage, reportKey, report, options);
    await store(storage, resultKey, result, options);
    await store(storage, agreedKey, agreed, options);
    isStored = await complete(platform, claim, { summary, message, reportKey, resultKey, agreedKey });
  } catch (error) {
    // When the connection broke it may have completed all the same: then the sweep finds what belongs to nothing.
    if (!isDatabaseUnavailable(error)) await discardStored(platform, keys);
    throw error;
  }
  if (isStored) return;
  await discardStored(platform, keys);
  throw new Superseded();
}

/** A store that fails may not have read to the end, or not at all. */
async function store(storage: ObjectStorage, key: string, opens: Opens, options: PutOptions): Promise<void> {
  const bytes = opens();
  try {
    await storage.put(key, bytes, options);
  } finally {
    bytes.destroy();
  }
}

interface StoredAnalysis extends Pick<FinishedAnalysis, 'summary' | 'message'> {
  readonly reportKey: string;
  readonly resultKey: string;
  readonly agreedKey: string;
}

/** False when this attempt has lost the job, or it was stopped. */
async function complete(
  platform: Platform,
  claim: Claim,
  { summary, message: { documents = [] }, ...keys }: StoredAnalysis,
): Promise<boolean> {
  const ended = { status: 'completed', step: 'done', message: 'The report is ready', progress: 100 } as const;
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
