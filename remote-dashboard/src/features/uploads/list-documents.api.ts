import { listDocumentsEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import type { NamedFile } from './upload-item.ts';

/** What the server holds of an upload session. */
export async function listDocuments(http: HttpClient, sessionId: string): Promise<readonly NamedFile[]> {
  const { documents } = await call(http, listDocumentsEndpoint, { query: { sessionId } });
  return documents.map(({ filename, size }) => ({ name: filename, size }));
}
