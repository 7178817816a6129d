import * as z from 'zod/mini';
import { apiPaths } from '@app/shared/contracts';
import type { HttpClient } from '@app/shared/http';

export async function deleteDocument(http: HttpClient, filename: string, sessionId: string): Promise<void> {
  await http.delete(apiPaths.deleteDocument, z.unknown(), { query: { filename, sessionId } });
}
