import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../logging/create-logger.ts';
import type { JobHandler } from './job-definition.ts';

/** Told of every job that ends. */
export type JobObserver = (job: string, outcome: 'done' | 'failed', seconds: number) => void;

export async function startWorkers(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  logger: Logger,
  observe: JobObserver,
): Promise<void> {
  for (const handler of handlers) {
    for (let count = 0; count < handler.job.concurrency; count += 1) await startWorker(boss, handler, logger, observe);
  }
}

/** Each runs one job at a time and asks for the next as soon as it has ended: a queue must not wait for the poll. */
async function startWorker(boss: PgBoss, handler: JobHandler, logger: Logger, observe: JobObserver): Promise<void> {
  const options = {
    includeMetadata: true,
    batchSize: 1,
    // The default of 30 s would let a retry wait that long: retries send no notification.
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: 2,
  } as const;
  const worker = await boss.work<unknown, void, typeof options>(handler.job.name, options, async (jobs) => {
    try {
      for (const job of jobs) await runJob(handler, job, logger, observe);
    } finally {
      boss.notifyWorker(worker);
    }
  });
}

async function runJob(
  handler: JobHandler,
  job: JobWithMetadata<unknown>,
  logger: Logger,
  observe: JobObserver,
): Promise<void> {
  const log = logger.child({ job: job.name, jobId: job.id, attempt: job.retryCount + 1 });
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1_000;
  try {
    await handler.run(job.data, {
      id: job.id,
      attempt: job.retryCount + 1,
      isLastAttempt: job.retryCount >= job.retryLimit,
      signal: job.signal,
    });
    observe(job.name, 'done', seconds());
    log.info({ seconds: seconds() }, 'job done');
  } catch (error) {
    observe(job.name, 'failed', seconds());
    log.warn({ err: error, seconds: seconds() }, 'job failed');
    throw error;
  }
}
