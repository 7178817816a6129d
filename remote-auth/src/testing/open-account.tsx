import { accountEndpoint, loginSessionsEndpoint, type LoginSession, type OwnAccount } from '@app/shared/contracts';
import { createTestHost, renderWithHost, type RenderedWithHost, type TestHost } from '@app/shared/testing';
import { AccountPage } from '../features/account/index.ts';

export const dana = { email: 'dana@northgate.example' };

export function anAccount(changes: Partial<OwnAccount> = {}): OwnAccount {
  return {
    ...dana,
    name: 'Dana Okafor',
    verified: true,
    hasPassword: true,
    holds: { comparisons: 6, documents: 23 },
    ...changes,
  };
}

export function aSession(changes: Partial<LoginSession> = {}): LoginSession {
  return {
    id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    current: false,
    browser: 'Firefox',
    system: 'Linux',
    lastUsedAt: '2020-11-19T12:00:00.000Z',
    ...changes,
  };
}

export const thisSession = aSession({
  id: '00000000-0000-4000-8000-000000000001',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
});

export interface OpenAccountOptions {
  readonly account?: Partial<OwnAccount>;
  readonly sessions?: readonly LoginSession[];
  readonly route?: string;
  /** Changes the answers before the page asks. */
  readonly prepare?: (testHost: TestHost) => void;
}

/** Opens the account page of somebody who is logged in here and in one more browser. */
export function openAccount(options: OpenAccountOptions = {}): RenderedWithHost {
  const { account, sessions = [thisSession, aSession()], route = '/account', prepare } = options;
  const testHost = createTestHost({ user: dana });
  testHost.http.answer(accountEndpoint, anAccount(account));
  testHost.http.answer(loginSessionsEndpoint, { sessions: [...sessions] });
  prepare?.(testHost);
  return renderWithHost(AccountPage, { route, testHost });
}
