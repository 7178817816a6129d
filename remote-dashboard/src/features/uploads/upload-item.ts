export type UploadStatus = 'idle' | 'uploading' | 'done' | 'failed';

/** Why an item failed, as far as the queue has to know. */
export type UploadFailure = 'refused' | 'network' | 'server';

export type NamedFile = Pick<File, 'name' | 'size'>;

/** One file on its way to the server, or there. */
export interface UploadItem {
  readonly id: string;
  readonly file: NamedFile;
  /** What is sent; null when the server holds it since before this list. */
  readonly content: File | null;
  /** The upload session the file belongs to. */
  readonly sessionId: string;
  readonly status: UploadStatus;
  /** Whole percent, 0 to 100. */
  readonly progress: number;
  readonly message: string;
  /** What is behind a failure and what to do, when it is known. */
  readonly hint: string;
  readonly failure: UploadFailure | null;
  /** The handle of the in-flight request. */
  readonly request: AbortController | null;
}

/** `refused` items were never sent: trying again cannot help, only removing. */
export const canRetry = (item: UploadItem): boolean => item.status === 'failed' && item.failure !== 'refused';
