import type { Authenticator } from './platform/http/index.ts';
import type { Module, Platform } from './platform/platform.ts';

export interface Accounts {
  readonly authenticator: Authenticator;
  readonly modules: readonly Module[];
}

/** Accounts, sessions and sign-in providers, put together. */
export function composeAccounts(_platform: Platform): Accounts {
  return { authenticator: { authenticate: () => Promise.resolve(null) }, modules: [] };
}
