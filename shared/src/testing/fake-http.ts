import * as z from 'zod/mini';
import { ApiError, type ApiErrorFields, type HttpClient, type RequestOptions } from '../http/index.ts';
import type { Endpoint } from '../contracts/index.ts';
import type { HttpMethod, QueryValue } from '../http/index.ts';
import { endpointOf, faultOf, type FakeAnswerOf } from './known-endpoints.ts';

export interface RecordedCall {
  readonly method: HttpMethod;
  readonly path: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, QueryValue>>;
  readonly options: RequestOptions;
}

type Answer<E extends Endpoint> =
  | FakeAnswerOf<E>
  | ApiError
  | ((call: RecordedCall) => FakeAnswerOf<E> | Promise<FakeAnswerOf<E>>);

export interface FakeHttp extends HttpClient {
  /** Every call so far, in order. */
  readonly calls: readonly RecordedCall[];
  /** The calls of one endpoint. */
  callsTo(endpoint: Endpoint): readonly RecordedCall[];
  /** Sets what an endpoint answers from now on: a value, an ApiError to fail with, or a function of the call. */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>): void;
}

/** An ApiError as the client makes it from a server's answer. */
export function anApiError(fields: Partial<ApiErrorFields> = {}): ApiError {
  const status = fields.status ?? 500;
  return new ApiError({ code: 'internal', message: `Request failed with status code ${status}`, ...fields, status });
}

function isAnswerer(answer: unknown): answer is (call: RecordedCall) => unknown {
  return typeof answer === 'function';
}

/** Waits like a request does: an abort rejects it with the signal's reason. */
async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  return await new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}

/**
 * An HTTP client without a network, for the endpoints of the contracts. A call that breaks its contract, or that no answer
 * was set for, fails the test by rejecting with a plain Error.
 */
export function createFakeHttp(): FakeHttp {
  const calls: RecordedCall[] = [];
  const answers = new Map<Endpoint, (call: RecordedCall) => unknown>();

  const exchange = async (method: HttpMethod, path: string, body: unknown, options: RequestOptions = {}) => {
    const record = { method, path, body, query: options.query ?? {}, options };
    calls.push(record);
    const endpoint = endpointOf(method, path);
    if (!endpoint) throw new Error(`No contract for ${method} ${path}`);
    const fault = faultOf(endpoint, record);
    if (fault !== null) throw new Error(`The request to ${path} breaks its contract: ${fault}`);
    const answer = answers.get(endpoint);
    if (!answer) throw new Error(`No answer was set for ${path}`);
    return await abortable(
      Promise.resolve().then(() => answer(record)),
      options.signal,
    );
  };
  const send: HttpClient['send'] = async (method, path, body, response, options) =>
    z.parse(response, await exchange(method, path, body, options));
  const sendForBlob: HttpClient['sendForBlob'] = async (method, path, body, options) => {
    const blob = z.parse(z.instanceof(Blob), await exchange(method, path, body, options));
    return { blob, fileName: null };
  };

  return {
    calls,
    callsTo: (endpoint) => calls.filter(({ method, path }) => endpointOf(method, path) === endpoint),
    answer: (endpoint, answer) => {
      answers.set(endpoint, (made) => {
        if (answer instanceof ApiError) throw answer;
        return isAnswerer(answer) ? answer(made) : answer;
      });
    },
    send,
    sendForBlob,
    post: (path, body, response, options) => send('POST', path, body, response, options),
    delete: (path, response, options) => send('DELETE', path, undefined, response, options),
    postForBlob: (path, body, options) => sendForBlob('POST', path, body, options),
    socketUrl: (path, query = {}) => {
      const url = new URL(`/api${path}`, 'ws://localhost');
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
  };
}
