import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { knownReportKeys } from './analysis-repository.ts';
import { reportPrefix } from './report-keys.ts';

/** Younger reports may belong to an analysis that is about to complete. */
const graceMs = 3_600_000;

const sweepReportsJob = defineJob({ name: 'sweep-orphan-reports', schema: z.object({}), schedule: '37 * * * *' });

/** Removes reports that no analysis knows: what a crash between storing one and completing left behind. */
export function sweepReports({ db, storage, logger }: Platform): JobHandler {
  return handleJob(sweepReportsJob, async (_payload, { signal }) => {
    for await (const { key, modifiedAt } of storage.list(reportPrefix)) {
      signal.throwIfAborted();
      if (Date.now() - modifiedAt.getTime() < graceMs) continue;
      const known = await knownReportKeys(db, [key]);
      if (known.has(key)) continue;
      await storage.delete(key);
      logger.info({ key }, 'removed a report that belonged to nothing');
    }
  });
}
