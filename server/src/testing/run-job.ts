import type { JobHandler } from '../platform/queue/index.ts';

/** Runs a job's handler once, here, as the worker would. */
export async function runJob({ run }: JobHandler, payload: unknown = {}): Promise<void> {
  await run(payload, { id: 'test', attempt: 1, isLastAttempt: true, signal: new AbortController().signal });
}
