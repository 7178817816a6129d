import { refreshEndpoint } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError, perform } from '@app/shared/http';

/** Resolves when nobody's login is over, or when nobody waits for that any longer. */
function whenLoggedIn({ session }: HostServices, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      stop();
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const stop = session.subscribe(({ ended }) => {
      if (!ended) settle();
    });
    signal.addEventListener('abort', settle);
    if (signal.aborted || !session.getState().ended) settle();
  });
}

/**
 * Renews the login for what cannot do it by itself. Where the server says that it has ended, the page says so, and this
 * lasts until somebody has logged in again: to ask before that would be of no use to anybody.
 */
export async function renewLogin(host: HostServices, signal: AbortSignal): Promise<void> {
  if (host.session.getState().ended) return whenLoggedIn(host, signal);
  try {
    await perform(host.http, refreshEndpoint, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    host.session.getState().end();
    await whenLoggedIn(host, signal);
  }
}
