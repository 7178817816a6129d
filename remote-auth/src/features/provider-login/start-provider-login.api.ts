import { googleLoginEndpoint, microsoftLoginEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';

export type Provider = 'google' | 'microsoft';

const endpoints = { google: googleLoginEndpoint, microsoft: microsoftLoginEndpoint } as const;

/** Where to send the browser for a provider. */
export interface ProviderStart {
  /** Absent when the provider is not set up on this server. */
  readonly redirect_url?: string | undefined;
  /** What the server says about that. */
  readonly message?: string | undefined;
}

/** Asks where to send the browser for this provider. */
export async function startProviderLogin(http: HttpClient, provider: Provider): Promise<ProviderStart> {
  return call(http, endpoints[provider], {});
}
