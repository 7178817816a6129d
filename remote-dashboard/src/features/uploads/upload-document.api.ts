import { uploadEndpoint, type UploadFault } from '@app/shared/contracts';
import { sendForm, type HttpClient, type UploadProgress } from '@app/shared/http';

export interface UploadRequest {
  readonly file: File;
  readonly sessionId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** What the server saw when it looked at the bytes. */
export interface Looked {
  /** Nothing of it can be compared. */
  readonly fault: UploadFault | null;
  /** Name of an earlier file of the session with the same bytes. */
  readonly sameContentAs: string | null;
  /** Null where it could not be looked at in time. */
  readonly pages: number | null;
}

export const nothingSeen: Looked = { fault: null, sameContentAs: null, pages: null };

/** Sends one PDF. Only the status says whether it has arrived: an answer of another shape tells nothing more, and is no failure. */
export async function uploadDocument(
  http: HttpClient,
  { file, sessionId, signal, onProgress }: UploadRequest,
): Promise<Looked> {
  const answer = await sendForm(
    http,
    uploadEndpoint,
    { form: { fields: { sessionId }, file } },
    { signal, onUploadProgress: onProgress },
  );
  const parsed = uploadEndpoint.answer.safeParse(answer);
  if (!parsed.success) return nothingSeen;
  const { fault = null, sameContentAs = null, pages = null } = parsed.data;
  return { fault, sameContentAs, pages };
}
