import { apiPaths, providerLoginResponse } from '@app/shared/contracts';
import type { HttpClient } from '@app/shared/http';

export type Provider = 'google' | 'microsoft';

const paths = { google: apiPaths.googleLogin, microsoft: apiPaths.microsoftLogin } as const;

/** Asks where to send the browser for this provider; undefined when the provider is not set up on this server. */
export async function startProviderLogin(http: HttpClient, provider: Provider): Promise<string | undefined> {
  const answer = await http.post(paths[provider], undefined, providerLoginResponse);
  return answer.redirect_url;
}
