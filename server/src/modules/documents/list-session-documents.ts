import type { ListDocumentsResponse } from '@app/shared/contracts';
import type { Platform } from '../../platform/platform.ts';
import { describeDocument } from './describe-document.ts';
import { listDocuments, type UploadSession } from './document-repository.ts';
import type { NewDocument } from './document-tables.ts';

/** What a session of its owner holds. One of somebody else is as empty as one that never was. */
export async function listSessionDocuments({ db }: Platform, session: UploadSession): Promise<ListDocumentsResponse> {
  const documents = await listDocuments(db, session);
  return { documents: documents.map((document) => describeDocument(document, documents)) };
}

/** One that was uploaded just now. */
export async function describeUploaded(
  platform: Platform,
  session: UploadSession,
  { name, size }: Pick<NewDocument, 'name' | 'size'>,
): Promise<ListDocumentsResponse['documents'][number]> {
  const { documents } = await listSessionDocuments(platform, session);
  // Somebody may have removed it in the meantime.
  return documents.find(({ filename }) => filename === name) ?? { filename: name, size };
}
