import * as z from 'zod';
import type { Config } from '../../config/env.ts';
import { defineJob, type JobDefinition } from '../../platform/queue/index.ts';

const payload = z.object({ analysisId: z.uuid() });

/** Restarts of workers count as tries too, so there are some more than a hostile file deserves. */
export function runAnalysisJob({ WORKER_CONCURRENCY }: Config): JobDefinition<z.infer<typeof payload>> {
  return defineJob({
    name: 'run-analysis',
    schema: payload,
    retries: { limit: 4, delaySeconds: 1, maxDelaySeconds: 15 },
    concurrency: WORKER_CONCURRENCY,
  });
}
