import type { ListDocumentsResponse } from '@app/shared/contracts';
import type { Platform } from '../../platform/platform.ts';
import { listDocuments, type UploadSession } from './document-repository.ts';

/** What a session of its owner holds. One of somebody else is as empty as one that never was. */
export async function listSessionDocuments({ db }: Platform, session: UploadSession): Promise<ListDocumentsResponse> {
  const documents = await listDocuments(db, session);
  return { documents: documents.map(({ name, size }) => ({ filename: name, size })) };
}
