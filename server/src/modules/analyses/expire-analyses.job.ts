import * as z from 'zod';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { deleteOldAnalyses, takeExpired } from './analysis-repository.ts';
import { announceDeletion } from './announce-comparison.ts';
import { discardStored } from './discard-stored.ts';
import type { DocumentsPort } from './documents-port.ts';

/** How long "the report has expired" can be told from "there never was one", after the report is gone. */
const rememberedMs = 30 * 24 * 3_600_000;

/** Together with the queue, which looks at its schedule twice a minute, within five minutes. */
const expireAnalysesJob = defineJob({ name: 'expire-analyses', schema: z.object({}), schedule: '*/4 * * * *' });

/** Reports, and the names of the files, live for RETENTION_HOURS after the end of their analysis. Documents follow. */
export function expireAnalyses(platform: Platform, port: Pick<DocumentsPort, 'expire'>): JobHandler {
  return handleJob(expireAnalysesJob, async () => {
    const retentionMs = platform.config.RETENTION_HOURS * 3_600_000;
    const expired = await withTransaction(platform.db, async (tx) => {
      const taken = await takeExpired(tx, retentionMs);
      for (const one of taken) await announceDeletion(platform, tx, one);
      return taken;
    });
    await discardStored(
      platform,
      expired.flatMap(({ keys }) => keys),
    );
    await deleteOldAnalyses(platform.db, retentionMs + rememberedMs);
    // Only now are its documents needed by nobody.
    await port.expire();
  });
}
