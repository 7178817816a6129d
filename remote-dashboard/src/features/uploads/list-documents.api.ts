import { listDocumentsEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import type { Looked } from './upload-document.api.ts';
import type { NamedFile } from './upload-item.ts';

/** What the server holds of an upload session. */
export async function listDocuments(
  http: HttpClient,
  sessionId: string,
): Promise<readonly (NamedFile & { readonly looked: Looked })[]> {
  const { documents } = await call(http, listDocumentsEndpoint, { query: { sessionId } });
  return documents.map(({ filename, size, fault = null, sameContentAs = null, pages = null }) => ({
    name: filename,
    size,
    looked: { fault, sameContentAs, pages },
  }));
}
