import * as z from 'zod/mini';
import { apiPaths } from '@app/shared/contracts';
import type { HttpClient, UploadProgress } from '@app/shared/http';

export interface UploadRequest {
  readonly file: File;
  readonly sessionId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Sends one PDF. Only the status of the answer is read. The session goes first, so that the server can stream. */
export async function uploadDocument(http: HttpClient, request: UploadRequest): Promise<void> {
  const body = new FormData();
  body.append('sessionId', request.sessionId);
  // Left to itself, a browser sends the path of a file that came with its folder in place of its name.
  body.append('files', request.file, request.file.name);
  await http.post(apiPaths.upload, body, z.unknown(), {
    signal: request.signal,
    onUploadProgress: request.onProgress,
  });
}
