import { apiPaths, listDocumentsResponse } from '@app/shared/contracts';
import type { HttpClient } from '@app/shared/http';
import type { NamedFile } from './upload-item.ts';

/** What the server holds of an upload session. */
export async function listDocuments(http: HttpClient, sessionId: string): Promise<readonly NamedFile[]> {
  const { documents } = await http.get(apiPaths.documents, listDocumentsResponse, { query: { sessionId } });
  return documents.map(({ filename, size }) => ({ name: filename, size }));
}
