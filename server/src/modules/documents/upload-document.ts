import { isDatabaseUnavailable, withTransaction, type Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertRoom } from './assert-room.ts';
import { findDocument, insertDocument, lockSession, type UploadSession } from './document-repository.ts';
import { discardBytes } from './discard-bytes.ts';
import type { NewDocument } from './document-tables.ts';
import type { SessionLock } from './document-use.ts';
import { isSameContent } from './is-same-content.ts';
import type { SeenDocument } from './look-at-document.ts';
import type { ReceivedFile } from './receive-upload.ts';

export interface UploadContext {
  readonly session: UploadSession;
  /** The client went away: what it gave up must not appear. */
  readonly isAbandoned: () => boolean;
  readonly seen: SeenDocument;
  /** False when the login has ended, also while the bytes came in. Else it lasts until the transaction has ended. */
  readonly holdLogin: (tx: Executor) => Promise<boolean>;
}

/** Makes stored bytes a document of the session. The same file under the same name again is the same document. */
export async function uploadDocument(
  platform: Platform,
  isLocked: SessionLock,
  file: ReceivedFile,
  context: UploadContext,
): Promise<NewDocument> {
  try {
    const { document, isNew } = await withTransaction(platform.db, async (tx) => {
      await lockSession(tx, context.session);
      if (!(await context.holdLogin(tx))) throw new AppError('not_authenticated');
      const existing = await findDocument(tx, context.session, file.name);
      if (existing) return { document: existing, isNew: false };
      if (await isLocked(tx, context.session)) throw new AppError('documents_locked');
      await assertRoom(tx, context.session, file.size, platform.config);
      if (context.isAbandoned()) throw new AppError('malformed_request');
      const added = { ...file, ...context.session, ...context.seen };
      await insertDocument(tx, added);
      return { document: added, isNew: true };
    });
    if (isNew) return document;
    // After the lock: the bytes of two large files are compared, and others wait for it.
    if (!(await isSameContent(platform.storage, document, file))) throw new AppError('document_exists');
    await discardBytes(platform, file.storageKey);
    return document;
  } catch (error) {
    // When the connection broke the document may be there all the same: a row without bytes would be worse than bytes
    // without a row, which the sweep finds.
    if (!isDatabaseUnavailable(error)) await discardBytes(platform, file.storageKey);
    throw error;
  }
}
