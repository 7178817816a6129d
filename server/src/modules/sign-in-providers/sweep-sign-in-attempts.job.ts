import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { deleteExpiredAttempts } from './sign-in-attempt-repository.ts';

export const sweepSignInAttemptsJob = defineJob({
  name: 'sweep-sign-in-attempts',
  schema: z.object({}),
  schedule: '27 * * * *',
});

export function sweepSignInAttempts({ db }: Platform): JobHandler {
  return handleJob(sweepSignInAttemptsJob, async () => deleteExpiredAttempts(db));
}
