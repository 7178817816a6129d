import { verifyEmailEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';

// Per client, the running or settled call of each token: a page that renders or mounts twice asks once.
const calls = new WeakMap<HttpClient, Map<string, Promise<string | undefined>>>();

/** Verifies the address behind a mailed token and resolves to what the server says about it. One call per token. */
export function verifyEmail(http: HttpClient, token: string): Promise<string | undefined> {
  const ofClient = calls.get(http) ?? new Map<string, Promise<string | undefined>>();
  calls.set(http, ofClient);
  const known = ofClient.get(token);
  if (known !== undefined) return known;
  const asked = call(http, verifyEmailEndpoint, { query: { token } }).then(({ detail }) => detail);
  ofClient.set(token, asked);
  return asked;
}

/** Lets the next `verifyEmail` of this token ask the server again. */
export function forgetVerification(http: HttpClient, token: string): void {
  calls.get(http)?.delete(token);
}
