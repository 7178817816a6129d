import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { deleteExpiredEmailChanges } from './email-change-repository.ts';
import { deleteExpiredLinks } from './mailed-link-repository.ts';
import { deleteExpiredSignUps } from './sign-up-repository.ts';
import { deleteExpiredThrottles } from './throttle-repository.ts';

export const sweepAccountsJob = defineJob({ name: 'sweep-accounts', schema: z.object({}), schedule: '17 * * * *' });

/** What has expired is refused at once; this removes its rows, and with them addresses of people who never came back. */
export function sweepAccounts({ db }: Platform): JobHandler {
  return handleJob(sweepAccountsJob, async () => {
    await deleteExpiredLinks(db);
    await deleteExpiredSignUps(db);
    await deleteExpiredEmailChanges(db);
    await deleteExpiredThrottles(db);
  });
}
