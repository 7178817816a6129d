import type * as z from 'zod';

export interface JobContext {
  readonly id: string;
  /** From 1. Grows with every retry and takeover; writes of an older attempt must be refused. */
  readonly attempt: number;
  /** True when a failure now is final. */
  readonly isLastAttempt: boolean;
  /** Aborted when the job is cancelled, has lost its claim, or the worker is shutting down. */
  readonly signal: AbortSignal;
}

export interface JobRetries {
  readonly limit: number;
  /** First delay; doubles with every retry. */
  readonly delaySeconds: number;
  readonly maxDelaySeconds?: number;
}

/** One kind of background job. `defineJob` ties the payload type to its schema. */
export interface JobDefinition<Payload extends object = object> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
  readonly retries: JobRetries;
  /** Jobs of this kind at the same time in one worker. */
  readonly concurrency: number;
  /** Cron expression in UTC; the job is then sent by the clock, with an empty payload. */
  readonly schedule?: string;
}

/** A job and what does it, as modules hand them to the worker. */
export interface JobHandler {
  readonly job: JobDefinition;
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
}

export function defineJob<Payload extends object>(
  definition: Omit<JobDefinition<Payload>, 'retries' | 'concurrency'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  return { retries: { limit: 3, delaySeconds: 1, maxDelaySeconds: 60 }, concurrency: 1, ...definition };
}

/** Binds a handler to a job; the payload is parsed again, since it may have been stored by another release. */
export function handleJob<Payload extends object>(
  job: JobDefinition<Payload>,
  handler: (payload: Payload, context: JobContext) => Promise<void>,
): JobHandler {
  return { job, run: async (payload, context) => handler(job.schema.parse(payload), context) };
}
