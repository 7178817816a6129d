import type { Platform } from '../../platform/platform.ts';
import type { AccountHoldings } from './account-holdings.ts';
import { throttleRules } from './account-rules.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** What the operations on accounts work with. */
export interface Accounts extends Platform {
  readonly hasher: PasswordHasher;
  readonly holdings: AccountHoldings;
  readonly throttles: Readonly<Record<keyof typeof throttleRules, Throttle>>;
}

export function createAccounts(platform: Platform, holdings: AccountHoldings): Accounts {
  const pool = platform.db.$client;
  return {
    ...platform,
    hasher: createPasswordHasher(),
    holdings,
    throttles: {
      login: createThrottle(pool, throttleRules.login),
      signUp: createThrottle(pool, throttleRules.signUp),
      forgotPassword: createThrottle(pool, throttleRules.forgotPassword),
      proof: createThrottle(pool, throttleRules.proof),
      changeEmail: createThrottle(pool, throttleRules.changeEmail),
      resend: createThrottle(pool, throttleRules.resend),
    },
  };
}
