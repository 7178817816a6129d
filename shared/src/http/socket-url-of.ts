import type { RequestOf, SocketEndpoint } from '../contracts/index.ts';
import type { HttpClient } from './http-client.ts';

/** The address that a socket of the API is opened at. */
export function socketUrlOf<E extends SocketEndpoint>(http: HttpClient, endpoint: E, request: RequestOf<E>): string;
export function socketUrlOf(
  http: HttpClient,
  { path }: SocketEndpoint,
  { query = {} }: { readonly query?: Readonly<Record<string, string | number | boolean | undefined>> },
): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return http.socketUrl(path, Object.fromEntries(given));
}
