import * as z from 'zod';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { discardBytes } from './discard-bytes.ts';
import { readingKey } from './document-keys.ts';
import { listExpiredSessions, lockSession, takeExpired, type UploadSession } from './document-repository.ts';
import type { SessionLock } from './session-lock.ts';

/** More than this wait for the next run. */
const sessionsPerRun = 1_000;

const deleteExpiredDocumentsJob = defineJob({
  name: 'delete-expired-documents',
  schema: z.object({}),
  schedule: '*/5 * * * *',
});

/** Uploads live for RETENTION_HOURS, and while an analysis of theirs runs. */
export function deleteExpiredDocuments(platform: Platform, isLocked: SessionLock): JobHandler {
  return handleJob(deleteExpiredDocumentsJob, async (_payload, { signal }) => {
    const before = new Date(Date.now() - platform.config.RETENTION_HOURS * 3_600_000);
    for (const session of await listExpiredSessions(platform.db, before, sessionsPerRun)) {
      signal.throwIfAborted();
      await deleteExpired(platform, isLocked, session, before);
    }
  });
}

/** The rows go first: bytes without a row are found by the orphan sweep, a row without bytes by nobody. */
async function deleteExpired(
  platform: Platform,
  isLocked: SessionLock,
  session: UploadSession,
  before: Date,
): Promise<void> {
  const expired = await withTransaction(platform.db, async (tx) => {
    await lockSession(tx, session);
    return (await isLocked(tx, session)) ? [] : takeExpired(tx, session, before);
  });
  for (const document of expired) {
    await discardBytes(platform, document.storageKey, readingKey(document.id));
  }
}
