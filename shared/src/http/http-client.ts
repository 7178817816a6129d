import type * as z from 'zod/v4/core';

export interface UploadProgress {
  /** Bytes of the request body sent so far, and in all; `total` counts the multipart frame as well. */
  readonly loaded: number;
  readonly total: number | undefined;
  /** Bytes per second, when it can be told. */
  readonly rate: number | undefined;
}

export interface RequestOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

/**
 * The one HTTP client of the page. Paths are below the API base. Cookies go with every call. A 401 from any call but
 * refresh and me is answered by one refresh (shared by all calls waiting for it) and one repetition; when the refresh
 * fails the first error is passed on. Every failure is an `ApiError`; a cancelled call rejects with the signal's reason.
 */
export interface HttpClient {
  post<S extends z.$ZodType>(path: string, body: unknown, response: S, options?: RequestOptions): Promise<z.output<S>>;
  get<S extends z.$ZodType>(path: string, response: S, options?: RequestOptions): Promise<z.output<S>>;
  delete<S extends z.$ZodType>(path: string, response: S, options?: RequestOptions): Promise<z.output<S>>;
  /** Posts JSON and returns the answer's bytes with their file name, if the server names one. */
  postForBlob(path: string, body: unknown, options?: RequestOptions): Promise<{ blob: Blob; fileName: string | null }>;
  /** The WebSocket URL of an API path, same origin rules as the calls. */
  socketUrl(path: string, query?: Readonly<Record<string, string>>): string;
}
