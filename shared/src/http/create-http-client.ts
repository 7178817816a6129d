import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { meEndpoint, refreshEndpoint } from '../contracts/index.ts';
import { ApiError } from './api-error.ts';
import { fileNameOf } from './file-name.ts';
import { createKnownAnswers, type KnownAnswers } from './known-answers.ts';
import type { AnsweredFile, HttpClient, HttpMethod, RequestOptions } from './http-client.ts';
import { readError, readJsonBlob } from './read-error.ts';
import { createSingleRefresh, type SingleRefresh } from './single-refresh.ts';

export interface HttpClientOptions {
  /** A path (`/api`) or a URL. */
  readonly apiBase: string;
  /** How requests leave; the browser's XMLHttpRequest unless told, because only it reports upload progress everywhere. */
  readonly adapter?: NonNullable<AxiosRequestConfig['adapter']>;
  /** What the page has been answered already, to be forgotten at a log-out; of this client only unless told. */
  readonly known?: KnownAnswers;
  /** Calls back when the server has refused to renew the session: no login, or one that has ended. */
  readonly onLoginEnded?: () => void;
}

/** Asking who is there and renewing are themselves the answer to a 401. */
const neverRenewed: readonly string[] = [refreshEndpoint.path, meEndpoint.path];

function toRequest(method: HttpMethod, path: string, body: unknown, options: RequestOptions): AxiosRequestConfig {
  const { query, signal, onUploadProgress } = options;
  return {
    method,
    url: path,
    data: body,
    ...(query && { params: query }),
    ...(signal && { signal }),
    ...(onUploadProgress && {
      onUploadProgress: ({ loaded, total, rate }) => onUploadProgress({ loaded, total, rate }),
    }),
  };
}

async function toApiError(error: unknown): Promise<unknown> {
  if (!axios.isAxiosError(error)) return error;
  const body: unknown = error.response?.data;
  return readError({
    status: error.response?.status ?? 0,
    body: body instanceof Blob ? await readJsonBlob(body) : body,
    message: error.message,
    cause: error,
  });
}

/** Sends once; a cancelled call rejects with the reason of its signal, every other failure is an ApiError. */
async function sendOnce(instance: AxiosInstance, request: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  const signal = request.signal instanceof AbortSignal ? request.signal : undefined;
  signal?.throwIfAborted();
  try {
    return await instance.request<unknown>(request);
  } catch (error) {
    signal?.throwIfAborted();
    throw await toApiError(error);
  }
}

async function send(
  instance: AxiosInstance,
  session: SingleRefresh,
  request: AxiosRequestConfig,
): Promise<AxiosResponse<unknown>> {
  const mark = session.mark();
  try {
    return await sendOnce(instance, request);
  } catch (error) {
    const expired = error instanceof ApiError && error.status === 401 && !neverRenewed.includes(request.url ?? '');
    if (!expired || !(await session.renew(mark))) throw error;
    return await sendOnce(instance, request);
  }
}

function parseAnswer<S extends z.core.$ZodType>(schema: S, answer: AxiosResponse<unknown>): z.output<S> {
  const parsed = z.safeParse(schema, answer.data);
  if (parsed.success) return parsed.data;
  throw unexpected(answer.status, parsed.error);
}

function unexpected(status: number, cause: unknown): ApiError {
  return new ApiError({ status, code: 'unexpected_answer', message: 'The answer has an unknown shape.', cause });
}

async function readFile(answer: AxiosResponse<unknown>): Promise<AnsweredFile> {
  const blob = answer.data;
  if (!(blob instanceof Blob)) throw unexpected(answer.status, undefined);
  if (blob.type.startsWith('application/json')) {
    const body = await readJsonBlob(blob);
    throw readError({ status: answer.status, body, message: 'The answer is not a file.', cause: undefined });
  }
  const header: unknown = answer.headers['content-disposition'];
  return { blob, fileName: fileNameOf(typeof header === 'string' ? header : null) };
}

function socketUrl(apiBase: string, path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(`${apiBase}${path}`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Creates the one HTTP client of a page. No time-out is set: uploads and analyses may take as long as they need. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { apiBase, adapter = 'xhr', known = createKnownAnswers(), onLoginEnded } = options;
  const base = apiBase.replace(/\/+$/, '');
  const instance = axios.create({ baseURL: base, withCredentials: true, adapter });
  const session = createSingleRefresh(() =>
    sendOnce(instance, toRequest(refreshEndpoint.method, refreshEndpoint.path, undefined, {})).then(
      () => true,
      (error: unknown) => {
        const failure = error instanceof ApiError ? error : undefined;
        console.warn(`The session could not be renewed: ${failure?.message ?? String(error)}`);
        // Only a 401 says that the login has ended: any other failure is one of asking.
        if (failure?.status !== 401) throw error;
        onLoginEnded?.();
        return false;
      },
    ),
  );

  const sendForJson: HttpClient['send'] = async (method, path, body, response, given = {}) => {
    const request = toRequest(method, path, body, given);
    return parseAnswer(response, known.learn(request, await send(instance, session, known.ask(request))));
  };
  const sendForBlob: HttpClient['sendForBlob'] = async (method, path, body, given = {}) => {
    const request = { ...toRequest(method, path, body, given), responseType: 'blob' as const };
    return readFile(await send(instance, session, request));
  };

  return {
    send: sendForJson,
    sendForBlob,
    post: (path, body, response, given) => sendForJson('POST', path, body, response, given),
    delete: (path, response, given) => sendForJson('DELETE', path, undefined, response, given),
    postForBlob: (path, body, given) => sendForBlob('POST', path, body, given),
    socketUrl: (path, query = {}) => socketUrl(base, path, query),
  };
}
