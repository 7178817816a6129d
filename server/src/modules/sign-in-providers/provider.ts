import type { IDToken } from 'openid-client';
import type { Config } from '../../config/env.ts';
import type { ProvidedIdentity } from '../accounts/index.ts';

export interface Provider {
  readonly id: 'google' | 'microsoft';
  readonly name: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who the claims of a checked ID token speak of; null when they lack what an account is keyed by. */
  readonly identify: (claims: IDToken) => ProvidedIdentity | null;
}

/** Google vouches for addresses it has checked (`email_verified`). */
export function googleProvider(config: Config): Provider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const name = 'Google';
  return {
    id: 'google',
    name,
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    identify: (claims) => ({
      issuer: claims.iss,
      subject: claims.sub,
      providerName: name,
      email: textOf(claims['email']),
      fullName: textOf(claims['name']),
      emailStanding: claims['email_verified'] === true ? 'proved' : 'unproved',
    }),
  };
}

/**
 * Microsoft: a person is an object (`oid`) of a tenant (`tid`). Its `email` is what an administrator of any tenant typed,
 * so it is only shown and never finds an account. `preferred_username` stands in for people without a mailbox.
 */
export function microsoftProvider(config: Config): Provider | null {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret, MICROSOFT_ISSUER: issuer } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const name = 'Microsoft';
  return {
    id: 'microsoft',
    name,
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    identify: (claims) => {
      const tenant = textOf(claims['tid']);
      const object = textOf(claims['oid']);
      if (tenant === undefined || object === undefined) return null;
      return {
        issuer: claims.iss,
        subject: `${tenant}:${object}`,
        providerName: name,
        email: textOf(claims['email']) ?? textOf(claims['preferred_username']),
        fullName: textOf(claims['name']),
        emailStanding: 'claimed',
      };
    },
  };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim : undefined;
}
