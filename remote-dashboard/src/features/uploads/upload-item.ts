import type { Looked } from './upload-document.api.ts';

export type UploadStatus = 'idle' | 'uploading' | 'done' | 'failed';

/** Why an item failed, as far as the queue has to know. */
export type UploadFailure = 'refused' | 'unwanted' | 'network' | 'login' | 'server';

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
  /** What the server saw in it, once it is there. */
  readonly looked: Looked;
  /** The person wants it although another file has the same content. */
  readonly isKept: boolean;
  /** The handle of the in-flight request. */
  readonly request: AbortController | null;
}

/** `refused` items were never sent, and the server does not take `unwanted` ones: only another file can help. */
export const canRetry = ({ status, failure }: UploadItem): boolean =>
  status === 'failed' && failure !== 'refused' && failure !== 'unwanted';

/** It has arrived, and nothing of it can be compared: it does not count as ready. */
export const isUnusable = ({ status, looked }: UploadItem): boolean => status === 'done' && looked.fault !== null;

/** It stands in the way of the analysis and trying again is no help: only going on without it. */
export const isInTheWay = (item: UploadItem): boolean => isUnusable(item) || item.status === 'failed';
