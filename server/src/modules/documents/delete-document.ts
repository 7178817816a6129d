import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { discardBytes } from './discard-bytes.ts';
import { readingKey } from './document-keys.ts';
import { documentName } from './document-name.ts';
import { deleteDocumentRow, lockSession, type UploadSession } from './document-repository.ts';
import type { SessionLock } from './session-lock.ts';

/** Removes a document and its bytes. Somebody else's is as unknown as one that never was. */
export async function deleteDocument(
  platform: Platform,
  isLocked: SessionLock,
  session: UploadSession,
  name: string,
): Promise<void> {
  const deleted = await withTransaction(platform.db, async (tx) => {
    await lockSession(tx, session);
    const document = await deleteDocumentRow(tx, session, documentName(name));
    if (!document) throw new AppError('not_found');
    if (await isLocked(tx, session)) throw new AppError('documents_locked');
    return document;
  });
  await discardBytes(platform, deleted.storageKey, readingKey(deleted.id));
}
