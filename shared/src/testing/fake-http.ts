import * as z from 'zod/mini';
import { ApiError, type ApiErrorFields, type HttpClient, type RequestOptions } from '../http/index.ts';
import { apiContract, type ContractAnswer, type ContractPath } from './api-contract.ts';

export interface RecordedCall {
  readonly method: 'POST' | 'GET' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly options: RequestOptions;
}

type Answer<P extends ContractPath> =
  | ContractAnswer<P>
  | ApiError
  | ((call: RecordedCall) => ContractAnswer<P> | Promise<ContractAnswer<P>>);

export interface FakeHttp extends HttpClient {
  /** Every call so far, in order. */
  readonly calls: readonly RecordedCall[];
  /** The calls of one path. */
  callsTo(path: ContractPath): readonly RecordedCall[];
  /** Sets what a path answers from now on: a value, an ApiError to fail with, or a function of the call. */
  answer<P extends ContractPath>(path: P, answer: Answer<P>): void;
}

/** An ApiError as the client makes it from a server's answer. */
export function anApiError(fields: Partial<ApiErrorFields> = {}): ApiError {
  const status = fields.status ?? 500;
  return new ApiError({ code: 'internal', message: `Request failed with status code ${status}`, ...fields, status });
}

function isContractPath(path: string): path is ContractPath {
  return Object.hasOwn(apiContract, path);
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
 * An HTTP client without a network. A call whose body does not fit its contract, or that no answer was set for, fails
 * the test by rejecting with a plain Error.
 */
export function createFakeHttp(): FakeHttp {
  const calls: RecordedCall[] = [];
  const answers = new Map<string, (call: RecordedCall) => unknown>();

  const call = async (method: RecordedCall['method'], path: string, body: unknown, options: RequestOptions = {}) => {
    const record = { method, path, body, query: options.query ?? {}, options };
    calls.push(record);
    if (!isContractPath(path)) throw new Error(`No contract for ${path}`);
    const checked = z.safeParse<z.core.$ZodType>(apiContract[path].request, body);
    if (!checked.success) throw new Error(`The body of ${path} breaks its contract: ${checked.error.message}`);
    const answer = answers.get(path);
    if (!answer) throw new Error(`No answer was set for ${path}`);
    return await abortable(
      Promise.resolve().then(() => answer(record)),
      options.signal,
    );
  };

  return {
    calls,
    callsTo: (path) => calls.filter((made) => made.path === path),
    answer: (path, answer) => {
      answers.set(path, (made) => {
        if (answer instanceof ApiError) throw answer;
        return typeof answer === 'function' ? answer(made) : answer;
      });
    },
    post: async (path, body, response, options) => z.parse(response, await call('POST', path, body, options)),
    get: async (path, response, options) => z.parse(response, await call('GET', path, undefined, options)),
    delete: async (path, response, options) => z.parse(response, await call('DELETE', path, undefined, options)),
    postForBlob: async (path, body, options) => {
      const blob = z.parse(z.instanceof(Blob), await call('POST', path, body, options));
      return { blob, fileName: null };
    },
    socketUrl: (path, query = {}) => {
      const url = new URL(`/api${path}`, 'ws://localhost');
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
  };
}
