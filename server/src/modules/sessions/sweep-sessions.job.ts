import * as z from 'zod';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { announceEndedSessions } from './end-sessions.ts';
import { deleteExpiredSessions } from './session-repository.ts';

export const sweepSessionsJob = defineJob({ name: 'sweep-sessions', schema: z.object({}), schedule: '7 * * * *' });

/** Expired sessions are refused at once; this removes their rows and closes sockets that outlived them. */
export function sweepSessions({ db, notifications }: Platform): JobHandler {
  return handleJob(sweepSessionsJob, async () =>
    withTransaction(db, async (tx) => announceEndedSessions(notifications, tx, await deleteExpiredSessions(tx))),
  );
}
