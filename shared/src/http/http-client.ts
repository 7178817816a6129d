import type * as z from 'zod/v4/core';
import type { Endpoint } from '../contracts/index.ts';

export type HttpMethod = Endpoint['method'];

export interface AnsweredFile {
  readonly blob: Blob;
  readonly fileName: string | null;
}

export interface UploadProgress {
  /** Bytes of the request body sent so far, and in all; `total` counts the multipart frame as well. */
  readonly loaded: number;
  readonly total: number | undefined;
  /** Bytes per second, when it can be told. */
  readonly rate: number | undefined;
}

/** Written as text; what is undefined is left out. */
export type QueryValue = string | number | boolean | undefined;

export interface RequestOptions {
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (progress: UploadProgress) => void;
}

/**
 * The one HTTP client of the page. Paths are below the API base. Cookies go with every call. A 401 from any call but
 * refresh and me is answered by one refresh (shared by all calls waiting for it) and one repetition; when the refresh is
 * refused with 401 too, the first error is passed on, and when it fails in another way that error is: it says nothing of
 * the login. Every failure is an `ApiError`; a cancelled call rejects with the signal's reason.
 */
export interface HttpClient {
  /** A request of any method, its answer parsed. Hosts of earlier releases lack it: see `call`. */
  send<S extends z.$ZodType>(
    method: HttpMethod,
    path: string,
    body: unknown,
    response: S,
    options?: RequestOptions,
  ): Promise<z.output<S>>;
  /** The same for an answer that is a file: its bytes and its name, if the server names one. */
  sendForBlob(method: HttpMethod, path: string, body: unknown, options?: RequestOptions): Promise<AnsweredFile>;
  post<S extends z.$ZodType>(path: string, body: unknown, response: S, options?: RequestOptions): Promise<z.output<S>>;
  delete<S extends z.$ZodType>(path: string, response: S, options?: RequestOptions): Promise<z.output<S>>;
  postForBlob(path: string, body: unknown, options?: RequestOptions): Promise<AnsweredFile>;
  /** The WebSocket URL of an API path, same origin rules as the calls. */
  socketUrl(path: string, query?: Readonly<Record<string, string>>): string;
}
