import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { discardBytes } from './discard-bytes.ts';
import { readingKey } from './document-keys.ts';
import { deleteDocumentRows, lockDocuments, markRemoved } from './document-repository.ts';
import type { StoredDocument } from './document-tables.ts';
import type { DocumentUse } from './document-use.ts';

/**
 * Takes documents out of their upload lists. Rows that no comparison needs are deleted and answered: their bytes go when
 * the transaction has ended.
 */
export async function releaseDocuments(
  tx: Executor,
  { findNeeded }: DocumentUse,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  // A comparison that starts holds its documents until it is stored: from here on it is seen, or finds them gone.
  await lockDocuments(tx, ids);
  const needed = await findNeeded(tx, ids);
  await markRemoved(tx, [...needed]);
  return deleteDocumentRows(
    tx,
    ids.filter((id) => !needed.has(id)),
  );
}

/** Deletes what was stored of documents whose rows are gone: the upload, and what was read of it. */
export async function discardDocuments(
  platform: Pick<Platform, 'storage' | 'logger'>,
  deleted: readonly Pick<StoredDocument, 'id' | 'storageKey'>[],
): Promise<void> {
  for (const { id, storageKey } of deleted) await discardBytes(platform, storageKey, readingKey(id));
}
