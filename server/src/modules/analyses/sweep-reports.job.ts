import * as z from 'zod';
import { readClock } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { knownReportKeys } from './analysis-repository.ts';
import { reportPrefixes } from './report-keys.ts';

/** Younger reports may belong to an analysis that is about to complete. */
const graceMs = 3_600_000;

const sweepReportsJob = defineJob({ name: 'sweep-orphan-reports', schema: z.object({}), schedule: '37 * * * *' });

/** Removes reports and results that no analysis knows: what a crash between storing one and completing left behind. */
export function sweepReports(platform: Platform): JobHandler {
  return handleJob(sweepReportsJob, async (_payload, { signal }) => {
    for (const prefix of reportPrefixes) await sweepPrefix(platform, prefix, signal);
  });
}

async function sweepPrefix({ db, storage, logger }: Platform, prefix: string, signal: AbortSignal): Promise<void> {
  const now = await readClock(db);
  for await (const { key, modifiedAt } of storage.list(prefix)) {
    signal.throwIfAborted();
    if (now - modifiedAt.getTime() < graceMs) continue;
    const known = await knownReportKeys(db, [key]);
    if (known.has(key)) continue;
    await storage.delete(key);
    logger.info({ key }, 'removed a report that belonged to nothing');
  }
}
