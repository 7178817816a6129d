import type { Executor } from '../../platform/db/index.ts';
import { findDocuments, listDocuments, lockSession, type UploadSession } from './document-repository.ts';
import type { StoredDocument } from './document-tables.ts';
import type { DocumentUse } from './document-use.ts';
import { releaseDocuments } from './release-documents.ts';

/**
 * Deletes the rows of the documents of a comparison that is gone, as far as nothing else needs them, and answers them.
 * The upload list that was compared goes with its comparison; one that has got more files since is somebody's next
 * comparison and keeps all of its files.
 */
export async function releaseCompared(
  tx: Executor,
  use: DocumentUse,
  session: UploadSession,
  documentIds: readonly string[],
): Promise<StoredDocument[]> {
  await lockSession(tx, session);
  const listed = await listDocuments(tx, session);
  const isListAsCompared = listed.every(({ id }) => documentIds.includes(id));
  const documents = await findDocuments(tx, session.userId, documentIds);
  const free = documents.filter(
    ({ removedAt, sessionId }) => removedAt !== null || (isListAsCompared && sessionId === session.sessionId),
  );
  return releaseDocuments(
    tx,
    use,
    free.map(({ id }) => id),
  );
}
