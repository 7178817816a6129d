import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Executor } from '../db/index.ts';
import type { Logger } from '../logging/create-logger.ts';
import type { JobDefinition, JobHandler } from './job-definition.ts';
import { startWorkers, type JobObserver } from './start-workers.ts';

export interface EnqueueOptions {
  /** The job exists if and only if this transaction commits. */
  readonly tx?: Executor;
  /** Id of the job, so that what it is about can name it. */
  readonly id?: string;
  readonly startAfterSeconds?: number;
  /** Of the jobs that wait, those with the highest go first; 0 when not given. */
  readonly priority?: number;
}

export interface QueueOptions {
  readonly url: string;
  readonly logger: Logger;
  readonly schema?: string;
  /** Workers supervise, schedule and listen; the API only sends. */
  readonly isWorker: boolean;
  readonly observe?: JobObserver;
}

/** Background jobs that survive every crash, on the same database as the data they are about. */
export class Queue {
  readonly #boss: PgBoss;
  readonly #logger: Logger;
  readonly #observe: JobObserver;

  constructor({ url, logger, schema = 'queue', isWorker, observe = () => undefined }: QueueOptions) {
    this.#logger = logger;
    this.#observe = observe;
    this.#boss = new PgBoss({
      connectionString: url,
      schema,
      application_name: isWorker ? 'queue worker' : 'queue sender',
      max: isWorker ? 4 : 2,
      useListenNotify: isWorker,
      supervise: isWorker,
      schedule: isWorker,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      connectionTimeoutMillis: 5_000,
    });
    this.#boss.on('error', (error) => logger.warn({ err: error }, 'the job queue had an error'));
    this.#boss.on('warning', (warning) => logger.warn({ warning }, 'the job queue warns'));
  }

  /** Creates what is missing in the database. Safe to call from several processes. */
  async start(jobs: readonly JobDefinition[]): Promise<void> {
    await this.#boss.start();
    for (const job of jobs) await this.#createQueue(job);
  }

  async enqueue<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    { tx, id, startAfterSeconds, priority }: EnqueueOptions = {},
  ): Promise<string | null> {
    return this.#boss.send(job.name, job.schema.parse(payload), {
      ...(tx === undefined ? {} : { db: fromDrizzle(tx, sql) }),
      ...(id === undefined ? {} : { id }),
      ...(priority === undefined ? {} : { priority }),
      ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
    });
  }

  /**
   * Gives jobs back that seem to be running. Only for a machine on its own, whose one worker is just starting: then
   * nobody runs them, and waiting for their heartbeat to be missed would be waiting for nothing.
   */
  async giveBackActive(jobs: readonly JobDefinition[]): Promise<void> {
    for (const { name } of jobs) {
      const active = (await this.#boss.findJobs(name)).filter(({ state }) => state === 'active');
      const attempts = active.map(({ id, retryCount }) => ({ id, retryCount }));
      if (attempts.length > 0) await this.#boss.fail(name, attempts, { reason: 'the worker ended' });
    }
  }

  /** Starts working. Returns when every queue is being watched. */
  async work(handlers: readonly JobHandler[]): Promise<void> {
    await startWorkers(this.#boss, handlers, this.#logger, this.#observe);
  }

  /** A waiting job is dropped; the signal of a running one is aborted. Unknown and finished ids are no error. */
  async cancel(job: JobDefinition, id: string, tx?: Executor): Promise<void> {
    await this.#boss.cancel(job.name, id, tx === undefined ? {} : { db: fromDrizzle(tx, sql) });
  }

  /** True while the job waits, runs or will be tried again. */
  async isPending(job: JobDefinition, id: string): Promise<boolean> {
    const [found] = await this.#boss.findJobs(job.name, { id });
    return found !== undefined && ['created', 'retry', 'active'].includes(found.state);
  }

  async stats(): Promise<{ name: string; waiting: number; active: number; failed: number }[]> {
    const queues = await this.#boss.getQueues();
    return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
      name,
      waiting: readyCount,
      active: activeCount,
      failed: failedCount,
    }));
  }

  /** Running jobs get `timeoutMs` to end; what has not ended by then is taken over by another worker. */
  async stop(timeoutMs = 5_000): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: timeoutMs, close: true });
  }

  async #createQueue({ name, retries, schedule }: JobDefinition): Promise<void> {
    const options = {
      notify: true,
      // Long jobs live by their heartbeat, not by this limit.
      expireInSeconds: 6 * 3_600,
      heartbeatSeconds: 10,
      retryLimit: retries.limit,
      retryDelay: retries.delaySeconds,
      retryBackoff: true,
      ...(retries.maxDelaySeconds === undefined ? {} : { retryDelayMax: retries.maxDelaySeconds }),
      deleteAfterSeconds: 24 * 3_600,
    };
    await this.#boss.createQueue(name, options);
    await this.#boss.updateQueue(name, options);
    if (schedule !== undefined) await this.#boss.schedule(name, schedule, {}, { missed: 'once' });
    // An earlier release may have had one.
    else await this.#boss.unschedule(name);
  }
}
