import type { Http } from '../../platform/http/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { AccountHoldings } from './account-holdings.ts';
import { createAccounts } from './accounts.ts';
import { mailAccount } from './mail-account.job.ts';
import { registerOwnAccountRoutes } from './own-account-routes.ts';
import { registerAccountRoutes } from './routes.ts';
import { sweepAccounts } from './sweep-accounts.job.ts';

export type { AccountHoldings };
export { openAccount, type OpenedAccount, type ProvidedIdentity } from './open-account.ts';

/** Accounts with email and password: sign-up, verification, login, forgotten passwords. */
export function createAccountsModule(platform: Platform, holdings: AccountHoldings): Module {
  return {
    routes: (api: Http) => {
      const accounts = createAccounts(platform, holdings);
      registerAccountRoutes(api, accounts);
      registerOwnAccountRoutes(api, accounts);
    },
    jobs: [mailAccount(platform), sweepAccounts(platform)],
  };
}
