import { withTransaction, type Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { keysOf } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import { announceDeletion, announceStop } from './announce-comparison.ts';
import { deleteRow } from './comparison-repository.ts';
import { discardStored } from './discard-stored.ts';
import type { AnalysisDocument, DocumentsPort } from './documents-port.ts';
import { requireComparison, type OwnComparison } from './own-comparison.ts';
import { moveQueue } from './move-queue.ts';
import { runAnalysisJob } from './run-analysis-job.ts';

/** Deletes its row, its report and result, and the documents that nothing else needs. One that runs is stopped. */
export async function deleteComparison(platform: Platform, port: DocumentsPort, own: OwnComparison): Promise<void> {
  const { analysis, documents } = await withTransaction(platform.db, async (tx) => deleteIn(tx, platform, port, own));
  await discardStored(platform, keysOf(analysis));
  await port.discard(documents);
  await moveQueue(platform);
}

interface Deleted {
  readonly analysis: Analysis;
  readonly documents: readonly AnalysisDocument[];
}

async function deleteIn(tx: Executor, platform: Platform, port: DocumentsPort, own: OwnComparison): Promise<Deleted> {
  const { userId, sessionId } = await requireComparison(platform, tx, own);
  const session = { userId, sessionId };
  await port.lockSession(tx, session);
  const analysis = await deleteRow(tx, userId, own.id);
  if (!analysis) throw new AppError('not_found');
  await stopWork(platform, tx, analysis);
  await announceDeletion(platform, tx, analysis);
  return { analysis, documents: await port.release(tx, session, analysis.documentIds) };
}

/** Without its row no attempt can store anything; the worker that runs it hears that it can stop. */
export async function stopWork(
  platform: Pick<Platform, 'config' | 'queue' | 'notifications'>,
  tx: Executor,
  { id, finishedAt }: Pick<Analysis, 'id' | 'finishedAt'>,
): Promise<void> {
  if (finishedAt !== null) return;
  await platform.queue.cancel(runAnalysisJob(platform.config), id, tx);
  await announceStop(platform, tx, id);
}
