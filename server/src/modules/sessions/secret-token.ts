import { createHash, randomBytes } from 'node:crypto';

export interface SecretToken {
  /** Given to the person, never stored. */
  readonly token: string;
  /** Stored. SHA-256 suffices because the token has 256 random bits: there is nothing to guess. */
  readonly hash: string;
}

const wellFormed = /^[A-Za-z0-9_-]{43}$/;

export function createSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token) };
}

/** Hash to look a token up by; undefined for what cannot be one of ours, so that it never reaches the database. */
export function hashSecretToken(token: string | undefined): string | undefined {
  return token !== undefined && wellFormed.test(token) ? sha256(token) : undefined;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
