import * as z from 'zod';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { deleteOldAnalyses, takeExpired } from './analysis-repository.ts';
import { announceDeletion } from './announce-comparison.ts';
import { discardStored } from './discard-stored.ts';

/** How long "the report has expired" can be told from "there never was one", after the report is gone. */
const rememberedMs = 30 * 24 * 3_600_000;

const expireAnalysesJob = defineJob({ name: 'expire-analyses', schema: z.object({}), schedule: '*/5 * * * *' });

/** Reports, and the names of the files, live for RETENTION_HOURS after the end of their analysis. */
export function expireAnalyses(platform: Platform): JobHandler {
  return handleJob(expireAnalysesJob, async () => {
    const before = new Date(Date.now() - platform.config.RETENTION_HOURS * 3_600_000);
    const expired = await withTransaction(platform.db, async (tx) => {
      const taken = await takeExpired(tx, before);
      for (const one of taken) await announceDeletion(platform, tx, one);
      return taken;
    });
    await discardStored(
      platform,
      expired.flatMap(({ keys }) => keys),
    );
    await deleteOldAnalyses(platform.db, new Date(before.getTime() - rememberedMs));
  });
}
