import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { uploadKey } from './document-keys.ts';
import { insertDocument, markRemoved, type UploadSession } from './document-repository.ts';
import type { NewDocument } from './document-tables.ts';
import { unseen } from './look-at-document.ts';

/** Stores bytes of our own as a document of a person. It has no row yet. */
export async function storeDocument(
  { storage }: Pick<Platform, 'storage'>,
  session: UploadSession,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<NewDocument> {
  const id = randomUUID();
  const storageKey = uploadKey(id);
  const { size } = await storage.put(storageKey, Readable.from([bytes]));
  return { ...session, id, name, size, storageKey, ...unseen };
}

/** Gives stored documents their rows; they are in no upload list. */
export async function insertUnlisted(tx: Executor, documents: readonly NewDocument[]): Promise<void> {
  for (const document of documents) await insertDocument(tx, document);
  await markRemoved(
    tx,
    documents.map(({ id }) => id),
  );
}
