import { useLocation } from '@app/shared/router';
import { useLayoutEffect, useState } from 'react';
import * as z from 'zod/mini';

const historyState = z.looseObject({ linkToken: z.string().check(z.minLength(1)) });

/**
 * The secret of a mailed link (`?token=`). It leaves the address bar at once, so that it is not copied, bookmarked or
 * sent as a referrer, and is kept in the state of this history entry, so that a reload or the way back still has it.
 */
export function useLinkToken(): string | undefined {
  const { search } = useLocation();
  const [token] = useState(() => nonEmpty(new URLSearchParams(search).get('token')) ?? tokenOfHistoryEntry());

  useLayoutEffect(() => {
    if (token !== undefined) hideToken(token);
  }, [token]);

  return token;
}

function nonEmpty(text: string | null): string | undefined {
  return text === null || text.trim() === '' ? undefined : text;
}

function tokenOfHistoryEntry(): string | undefined {
  return historyState.safeParse(window.history.state).data?.linkToken;
}

function hideToken(linkToken: string): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('token');
  // The router keeps its own fields in the same state object.
  const state = z.record(z.string(), z.unknown()).safeParse(window.history.state).data ?? {};
  window.history.replaceState({ ...state, linkToken }, '', url);
}

/** Once the link has done all it can, a reload does not use it again. */
export function forgetLinkToken(): void {
  const state = z.record(z.string(), z.unknown()).safeParse(window.history.state).data ?? {};
  delete state['linkToken'];
  window.history.replaceState(state, '');
}
