import { createAccountsModule, type AccountHoldings } from './modules/accounts/index.ts';
import { createSessionsModule } from './modules/sessions/index.ts';
import { createSignInProvidersModule } from './modules/sign-in-providers/index.ts';
import type { Authenticator } from './platform/http/index.ts';
import type { Module, Platform } from './platform/platform.ts';

export interface Accounts {
  readonly authenticator: Authenticator;
  readonly modules: readonly Module[];
}

/** Accounts, sessions and sign-in providers, put together. */
export function composeAccounts(platform: Platform, holdings: AccountHoldings): Accounts {
  const sessions = createSessionsModule(platform);
  return {
    authenticator: sessions.authenticator,
    modules: [sessions, createAccountsModule(platform, holdings), createSignInProvidersModule(platform)],
  };
}
