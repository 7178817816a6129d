import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { listUnfinished } from './analysis-repository.ts';
import { endWithFailure } from './end-analysis.ts';
import { moveQueue } from './move-queue.ts';
import { runAnalysisJob } from './run-analysis-job.ts';

/** Younger ones may be between two steps of the queue. */
const graceMs = 60_000;

const reconcileAnalysesJob = defineJob({ name: 'reconcile-analyses', schema: z.object({}), schedule: '* * * * *' });

const gaveUp =
  'The comparison was interrupted each time we tried, most likely because it needs more memory than this server has. ' +
  'Try again with fewer or smaller files.';

/** An analysis whose job the queue has given up (its worker died on every try) must not seem to run for ever. */
export function reconcileAnalyses(platform: Platform): JobHandler {
  return handleJob(reconcileAnalysesJob, async () => {
    for (const id of await listUnfinished(platform.db, graceMs)) {
      if (await platform.queue.isPending(runAnalysisJob(platform.config), id)) continue;
      platform.logger.error({ analysisId: id }, 'the queue has given an analysis up');
      await endWithFailure(platform, { id, message: {} }, gaveUp);
      await moveQueue(platform);
    }
  });
}
