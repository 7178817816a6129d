import {
  accountEndpoint,
  endLoginSessionEndpoint,
  endLoginSessionsEndpoint,
  loginSessionsEndpoint,
  type LoginSession,
  type OwnAccount,
} from '@app/shared/contracts';
import { ApiError, call, type HttpClient } from '@app/shared/http';

/** What the page shows: the account, and every browser that is logged in to it. */
export interface AccountView {
  readonly account: OwnAccount;
  /** The one that asks first, then the last used ones. */
  readonly sessions: readonly LoginSession[];
  /** When this was so. */
  readonly readAt: Date;
}

export async function fetchAccount(http: HttpClient, signal?: AbortSignal): Promise<AccountView> {
  const options = signal === undefined ? {} : { signal };
  const [account, { sessions }] = await Promise.all([
    call(http, accountEndpoint, {}, options),
    call(http, loginSessionsEndpoint, {}, options),
  ]);
  return { account, sessions: sessions.toSorted(byUse), readAt: new Date() };
}

function byUse(one: LoginSession, other: LoginSession): number {
  return Number(other.current) - Number(one.current) || other.lastUsedAt.localeCompare(one.lastUsedAt);
}

/** Logs another browser out. One that is gone already is as good as logged out. */
export async function endSession(http: HttpClient, id: string): Promise<void> {
  try {
    await call(http, endLoginSessionEndpoint, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/** Logs every browser out, this one too. */
export async function endSessions(http: HttpClient): Promise<void> {
  await call(http, endLoginSessionsEndpoint, {});
}
