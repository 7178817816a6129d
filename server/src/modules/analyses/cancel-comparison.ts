import type { Comparison } from '@app/shared/contracts';
import { withTransaction, type Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { stopAnalysis } from './analysis-repository.ts';
import type { Analysis } from './analysis-tables.ts';
import { announceChange, announceStop } from './announce-comparison.ts';
import { readComparison, requireComparison, type OwnComparison } from './own-comparison.ts';
import { moveQueue } from './move-queue.ts';
import { runAnalysisJob } from './run-analysis-job.ts';

/** Stops one that waits or runs; its documents stay. */
export async function cancelComparison(platform: Platform, own: OwnComparison): Promise<Comparison> {
  await withTransaction(platform.db, async (tx) => {
    const analysis = await requireComparison(platform, tx, own);
    if (!(await cancelAnalysis(platform, tx, analysis))) throw new AppError('analysis_ended');
  });
  await moveQueue(platform);
  return readComparison(platform, own);
}

/** From the commit on no attempt can end it in another way, and the worker that runs it hears of it. False when it has ended. */
export async function cancelAnalysis(
  platform: Pick<Platform, 'config' | 'queue' | 'notifications'>,
  tx: Executor,
  { id, message: { documents = [], progress = 0 } }: Pick<Analysis, 'id' | 'message'>,
): Promise<boolean> {
  const message = { status: 'cancelled', message: 'Cancelled.', progress, documents };
  if (!(await stopAnalysis(tx, id, 'cancelled', message))) return false;
  await platform.queue.cancel(runAnalysisJob(platform.config), id, tx);
  await announceStop(platform, tx, id);
  await announceChange(platform, tx, id);
  return true;
}
