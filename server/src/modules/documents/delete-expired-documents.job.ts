import * as z from 'zod';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import {
  listExpired,
  listExpiredSessions,
  listRemoved,
  lockSession,
  type UploadSession,
} from './document-repository.ts';
import type { DocumentUse } from './document-use.ts';
import { discardDocuments, releaseDocuments } from './release-documents.ts';

/** More than this wait for the next run. */
const sessionsPerRun = 1_000;
const batch = 500;
const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** Asked for when comparisons have expired, which need documents until then. */
const deleteExpiredDocumentsJob = defineJob({ name: 'delete-expired-documents', schema: z.object({}) });

export async function askToDeleteExpired({ queue }: Pick<Platform, 'queue'>): Promise<void> {
  await queue.enqueue(deleteExpiredDocumentsJob, {});
}

/** Uploads live for RETENTION_HOURS, and while a comparison needs them. */
export function deleteExpiredDocuments(platform: Platform, use: DocumentUse): JobHandler {
  return handleJob(deleteExpiredDocumentsJob, async (_payload, { signal }) => {
    const ageMs = platform.config.RETENTION_HOURS * 3_600_000;
    for (const session of await listExpiredSessions(platform.db, ageMs, sessionsPerRun)) {
      signal.throwIfAborted();
      await deleteExpired(platform, use, session, ageMs);
    }
    await deleteUnneeded(platform, use, signal);
  });
}

/** The rows go first: bytes without a row are found by the orphan sweep, a row without bytes by nobody. */
async function deleteExpired(
  platform: Platform,
  use: DocumentUse,
  session: UploadSession,
  ageMs: number,
): Promise<void> {
  const expired = await withTransaction(platform.db, async (tx) => {
    await lockSession(tx, session);
    if (await use.isLocked(tx, session)) return [];
    return releaseDocuments(tx, use, await listExpired(tx, session, ageMs));
  });
  await discardDocuments(platform, expired);
}

/** Those that are in no upload list, and whose last comparison has expired. */
async function deleteUnneeded(platform: Platform, use: DocumentUse, signal: AbortSignal): Promise<void> {
  let ids: readonly string[] = [beforeAllIds];
  for (;;) {
    signal.throwIfAborted();
    ids = await listRemoved(platform.db, ids.at(-1) ?? beforeAllIds, batch);
    if (ids.length === 0) return;
    const removed = ids;
    const deleted = await withTransaction(platform.db, (tx) => releaseDocuments(tx, use, removed));
    await discardDocuments(platform, deleted);
  }
}
