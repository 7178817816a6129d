import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../logging/create-logger.ts';
import type { JobHandler } from './job-definition.ts';

export async function startWorkers(boss: PgBoss, handlers: readonly JobHandler[], logger: Logger): Promise<void> {
  for (const handler of handlers) {
    const options = {
      includeMetadata: true,
      batchSize: 1,
      localConcurrency: handler.job.concurrency,
      // The default of 30 s would let a retry wait that long: retries send no notification.
      notifyPollingIntervalSeconds: 2,
      heartbeatRefreshSeconds: 2,
    } as const;
    await boss.work<unknown, void, typeof options>(handler.job.name, options, async (jobs) => {
      for (const job of jobs) await runJob(handler, job, logger);
    });
  }
}

async function runJob(handler: JobHandler, job: JobWithMetadata<unknown>, logger: Logger): Promise<void> {
  const log = logger.child({ job: job.name, jobId: job.id, attempt: job.retryCount + 1 });
  const started = performance.now();
  try {
    await handler.run(job.data, {
      id: job.id,
      attempt: job.retryCount + 1,
      isLastAttempt: job.retryCount >= job.retryLimit,
      signal: job.signal,
    });
    log.info({ durationMs: Math.round(performance.now() - started) }, 'job done');
  } catch (error) {
    log.warn({ err: error, durationMs: Math.round(performance.now() - started) }, 'job failed');
    throw error;
  }
}
