import * as z from 'zod/mini';
import type { Endpoint, RequestOf } from '../contracts/index.ts';
import type { AnsweredFile, HttpClient, QueryValue, RequestOptions } from './http-client.ts';

export type CallOptions = Omit<RequestOptions, 'query'>;

/** An endpoint that answers with JSON or with nothing. */
type DataEndpoint = Endpoint & { readonly answer: z.core.$ZodType | null };
type FileEndpoint = Exclude<Endpoint, DataEndpoint> & { readonly answer: { readonly file: string } };
type AnswerOf<E extends DataEndpoint> = E['answer'] extends z.core.$ZodType ? z.output<E['answer']> : void;

interface GivenRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
}

function targetOf({ path }: Endpoint, { params = {} }: GivenRequest): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Calls an endpoint and parses its answer. Every failure is an `ApiError`. Forms are sent by `sendForm`. */
export function call<E extends DataEndpoint>(
  http: HttpClient,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<AnswerOf<E>>;
export function call(
  http: HttpClient,
  endpoint: DataEndpoint,
  request: GivenRequest,
  options?: CallOptions,
): Promise<unknown> {
  const { method, answer } = endpoint;
  const target = targetOf(endpoint, request);
  const schema = answer ?? z.unknown();
  const sent = { ...options, query: request.query };
  // Hosts of earlier releases have no `send`.
  if (method === 'POST') return http.post(target, request.body, schema, sent);
  if (method === 'DELETE' && request.body === undefined) return http.delete(target, schema, sent);
  return http.send(method, target, request.body, schema, sent);
}

/** Calls an endpoint of which only the status counts: an answer of any shape is a success. */
export async function perform<E extends DataEndpoint>(
  http: HttpClient,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<void> {
  await call(http, { ...endpoint, answer: null }, request, options);
}

/** Calls an endpoint that answers with a file: its bytes and its name, if the server names one. */
export function fetchFile<E extends FileEndpoint>(
  http: HttpClient,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<AnsweredFile>;
export function fetchFile(
  http: HttpClient,
  endpoint: FileEndpoint,
  request: GivenRequest,
  options?: CallOptions,
): Promise<AnsweredFile> {
  const target = targetOf(endpoint, request);
  const sent = { ...options, query: request.query };
  return endpoint.method === 'POST'
    ? http.postForBlob(target, request.body, sent)
    : http.sendForBlob(endpoint.method, target, request.body, sent);
}
