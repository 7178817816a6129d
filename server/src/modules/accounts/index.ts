import type { Http } from '../../platform/http/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { createAccounts } from './accounts.ts';
import { mailAccount } from './mail-account.job.ts';
import { registerAccountRoutes } from './routes.ts';
import { sweepAccounts } from './sweep-accounts.job.ts';

export { openAccount, type OpenedAccount, type ProvidedIdentity } from './open-account.ts';

/** Accounts with email and password: sign-up, verification, login, forgotten passwords. */
export function createAccountsModule(platform: Platform): Module {
  return {
    routes: (api: Http) => registerAccountRoutes(api, createAccounts(platform)),
    jobs: [mailAccount(platform), sweepAccounts(platform)],
  };
}
