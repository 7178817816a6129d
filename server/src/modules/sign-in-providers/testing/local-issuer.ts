import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { issuerConfiguration } from './issuer-configuration.ts';
import type { LocalIssuer } from './issuer.ts';

export interface LocalIssuerOptions {
  /** Path of the issuer, as in `/<tenant>/v2.0`. */
  readonly path?: string;
  readonly redirectUri: string;
  readonly claimsInIdToken?: boolean;
}

/** A certified OpenID provider on loopback, whose login page presses its own buttons. */
export async function startLocalIssuer(options: LocalIssuerOptions): Promise<LocalIssuer> {
  const { path = '', redirectUri, claimsInIdToken = true } = options;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The issuer has no port.');
  const local: LocalIssuer = {
    issuer: `http://127.0.0.1:${address.port}${path}`,
    clientId: 'discrepancy-checker',
    clientSecret: 'a secret between two programs',
    person: null,
    stop: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(local.issuer, issuerConfiguration(local, redirectUri, claimsInIdToken));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const url = request.url ?? '';
    // The provider routes below its mount point and builds links with the original address, as behind express.
    Object.assign(request, { originalUrl: url, url: url.slice(path.length) });
    const isLoginPage = url.startsWith(`${path}/interaction/`);
    void (isLoginPage ? pressButtons(provider, local, request, response) : answer(request, response));
  });
  return local;
}

async function pressButtons(
  provider: Provider,
  { person }: LocalIssuer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = person ? { login: { accountId: person.accountId } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result);
}
