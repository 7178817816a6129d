import { uploadEndpoint } from '@app/shared/contracts';
import { sendForm, type HttpClient, type UploadProgress } from '@app/shared/http';

export interface UploadRequest {
  readonly file: File;
  readonly sessionId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Sends one PDF. Only the status of the answer is read. */
export function uploadDocument(
  http: HttpClient,
  { file, sessionId, signal, onProgress }: UploadRequest,
): Promise<void> {
  return sendForm(
    http,
    uploadEndpoint,
    { form: { fields: { sessionId }, file } },
    { signal, onUploadProgress: onProgress },
  );
}
