import { deleteDocumentEndpoint } from '@app/shared/contracts';
import { perform, type HttpClient } from '@app/shared/http';

export function deleteDocument(http: HttpClient, filename: string, sessionId: string): Promise<void> {
  return perform(http, deleteDocumentEndpoint, { query: { filename, sessionId } });
}
