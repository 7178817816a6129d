import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { useCallback, useEffect, useState } from 'react';
import { fetchAccount, type AccountView } from './account.api.ts';

export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly view: AccountView };

export interface AccountInUse {
  readonly state: AccountState;
  /** Asks again after a failure. */
  readonly retry: () => void;
  /** Brings the page up to date; what is shown stays meanwhile, and when that fails. */
  readonly refresh: () => Promise<void>;
}

const loading: AccountState = { status: 'loading' };

/** The account of the person who looks. When their login has ended, the page is left for the login and come back to. */
export function useAccount({ http, session }: HostServices): AccountInUse {
  const [state, setState] = useState(loading);

  const load = useCallback(
    (signal?: AbortSignal) =>
      fetchAccount(http, signal).then(
        (view) => setState({ status: 'loaded', view }),
        async (error: unknown) => {
          if (signal?.aborted === true) return;
          if (!(error instanceof ApiError)) console.error('The account could not be loaded', error);
          if (error instanceof ApiError && error.status === 401) await session.getState().refreshUser();
          else setState((shown) => (shown.status === 'loaded' ? shown : { status: 'failed' }));
        },
      ),
    [http, session],
  );

  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  const retry = useCallback(() => {
    setState(loading);
    void load();
  }, [load]);

  return { state, retry, refresh: load };
}
