import { googleLoginEndpoint, microsoftLoginEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';

export type Provider = 'google' | 'microsoft';

const endpoints = { google: googleLoginEndpoint, microsoft: microsoftLoginEndpoint } as const;

/** Asks where to send the browser for this provider; undefined when the provider is not set up on this server. */
export async function startProviderLogin(http: HttpClient, provider: Provider): Promise<string | undefined> {
  const answer = await call(http, endpoints[provider], {});
  return answer.redirect_url;
}
