import * as z from 'zod/mini';
import type { Endpoint, FileAnswer, RequestOf, SocketEndpoint } from '../contracts/index.ts';
import type { HttpClient, RequestOptions } from './http-client.ts';

export type CallOptions = Omit<RequestOptions, 'query'>;

/** What a caller gets: parsed JSON, the bytes of a file with their name, or nothing. */
type AnswerOf<E extends Pick<Endpoint, 'answer'>> = E['answer'] extends FileAnswer
  ? { blob: Blob; fileName: string | null }
  : E['answer'] extends z.core.$ZodType
    ? z.output<E['answer']>
    : void;

type Values = Readonly<Record<string, unknown>>;

interface GivenRequest {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** Values as they stand in an address; what is undefined is left out. */
function textsOf(values: Values): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function fillPath(path: string, params: Values): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Calls an endpoint and parses its answer. Every failure is an `ApiError`. Forms are sent by `sendForm`. */
export function call<E extends Endpoint>(
  http: HttpClient,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<AnswerOf<E>>;
export function call(
  http: HttpClient,
  { method, path, answer }: Endpoint,
  { params = {}, query, body }: GivenRequest,
  options: CallOptions = {},
): Promise<unknown> {
  const target = fillPath(path, params);
  const sent = query ? { ...options, query: textsOf(query) } : options;
  const isFile = answer !== null && 'file' in answer;
  const schema = answer === null || isFile ? z.unknown() : answer;
  // Hosts of earlier releases have no other calls than these three.
  if (method === 'POST') {
    return isFile ? http.postForBlob(target, body, sent) : http.post(target, body, schema, sent);
  }
  if (method === 'DELETE' && body === undefined) return http.delete(target, schema, sent);
  return isFile ? http.sendForBlob(method, target, body, sent) : http.send(method, target, body, schema, sent);
}

/** Calls an endpoint of which only the status counts: an answer of any shape is a success. */
export async function perform<E extends Endpoint>(
  http: HttpClient,
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<void> {
  await call(http, { ...endpoint, answer: null }, request, options);
}

/** The address that a socket of the API is opened at. */
export function socketUrlOf<E extends SocketEndpoint>(http: HttpClient, endpoint: E, request: RequestOf<E>): string;
export function socketUrlOf(
  http: HttpClient,
  { path }: SocketEndpoint,
  { query = {} }: Pick<GivenRequest, 'query'>,
): string {
  return http.socketUrl(path, textsOf(query));
}
