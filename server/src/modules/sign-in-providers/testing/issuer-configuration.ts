import { generateKeyPairSync } from 'node:crypto';
import type { Configuration } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import type { LocalIssuer, LocalPerson } from './issuer.ts';

const hour = 3_600;

/** `claimsInIdToken` false: email and profile come from the UserInfo endpoint, as the standard has it by default. */
export function issuerConfiguration(local: LocalIssuer, redirectUri: string, claimsInIdToken: boolean): Configuration {
  const person = (): LocalPerson => local.person ?? { accountId: 'nobody', claims: {} };
  const path = new URL(local.issuer).pathname.replace(/\/$/, '');
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) }] },
    ttl: { AccessToken: hour, AuthorizationCode: 60, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
    clients: [{ client_id: local.clientId, client_secret: local.clientSecret, redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub', 'tid', 'oid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
    },
    conformIdTokenClaims: !claimsInIdToken,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}` },
    cookies: { keys: ['only for this test'] },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...person().claims }) }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}
