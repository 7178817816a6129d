import type { Module, Platform } from '../../platform/platform.ts';
import type { AccountHoldings } from './account-holdings.ts';
import { mailAccount } from './mail-account.job.ts';
import { sweepAccounts } from './sweep-accounts.job.ts';

export type { AccountHoldings };
export { openAccount, type OpenedAccount, type ProvidedIdentity } from './open-account.ts';

/** Accounts with email and password: sign-up, verification, login, forgotten passwords. */
export function createAccountsModule(platform: Platform, holdings: AccountHoldings): Module {
  return {
    routes: async (api) => (await import('./routes.ts')).registerAccountRoutes(api, platform, holdings),
    jobs: [mailAccount(platform), sweepAccounts(platform)],
  };
}
