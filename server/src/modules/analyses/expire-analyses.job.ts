import * as z from 'zod';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { deleteOldAnalyses, forgetNames, takeExpiredReports } from './analysis-repository.ts';

/** How long "the report has expired" can be told from "there never was one", after the report is gone. */
const rememberedMs = 30 * 24 * 3_600_000;

const expireAnalysesJob = defineJob({ name: 'expire-analyses', schema: z.object({}), schedule: '*/5 * * * *' });

/** Reports, and the names of the files, live for RETENTION_HOURS after the end of their analysis. */
export function expireAnalyses({ config, db, storage }: Platform): JobHandler {
  return handleJob(expireAnalysesJob, async () => {
    const before = new Date(Date.now() - config.RETENTION_HOURS * 3_600_000);
    const keys = await withTransaction(db, (tx) => takeExpiredReports(tx, before));
    await forgetNames(db, before);
    for (const key of keys) await storage.delete(key);
    await deleteOldAnalyses(db, new Date(before.getTime() - rememberedMs));
  });
}
