import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { documentName } from './document-name.ts';
import { findDocument, lockSession, type UploadSession } from './document-repository.ts';
import type { DocumentUse } from './document-use.ts';
import { discardDocuments, releaseDocuments } from './release-documents.ts';

/**
 * Removes a document from its upload list, and its bytes unless a comparison needs them. Somebody else's is as unknown as
 * one that never was.
 */
export async function deleteDocument(
  platform: Platform,
  use: DocumentUse,
  session: UploadSession,
  name: string,
): Promise<void> {
  const deleted = await withTransaction(platform.db, async (tx) => {
    await lockSession(tx, session);
    const document = await findDocument(tx, session, documentName(name));
    if (!document) throw new AppError('not_found');
    if (await use.isLocked(tx, session)) throw new AppError('documents_locked');
    return releaseDocuments(tx, use, [document.id]);
  });
  await discardDocuments(platform, deleted);
}
