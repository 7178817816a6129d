import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { authMessages } from '@app/shared/messages';
import { useEffect, useRef, useState } from 'react';
import { failureText, nonBlank } from '../../shared/failure.ts';
import { redirectTarget } from './redirect-target.ts';
import { startProviderLogin, type Provider } from './start-provider-login.api.ts';

const texts = authMessages.providers;
const fallbacks = { google: texts.googleFailed, microsoft: texts.microsoftFailed } as const;

/** Why a login could not be started, and what the server adds to that for people. */
export interface ProviderFailure {
  readonly text: string;
  readonly next: string | undefined;
}

export interface ProviderLoginState {
  /** The provider whose page is being opened. */
  readonly opening: Provider | undefined;
  readonly failure: ProviderFailure | undefined;
  readonly start: (provider: Provider) => Promise<void>;
}

/** Starts a login at a provider: asks the server for the address and sends the browser there. */
export function useProviderLogin(host: HostServices, leavePage: (url: string) => void): ProviderLoginState {
  const inFlight = useRef(false);
  const [opening, setOpening] = useState<Provider>();
  const [failure, setFailure] = useState<ProviderFailure>();

  const free = () => {
    inFlight.current = false;
    setOpening(undefined);
  };
  const fail = (text: string, next?: string) => {
    setFailure({ text, next });
    free();
  };

  useEffect(() => {
    // The way back from the provider may show this very page again, as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) free();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const start = async (provider: Provider) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setFailure(undefined);
    setOpening(provider);
    try {
      const { redirect_url, message } = await startProviderLogin(host.http, provider);
      const target = redirectTarget(redirect_url);
      if (target === undefined) fail(texts.noRedirectUrl, nonBlank(message));
      else leavePage(target);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error('The provider login could not be started', error);
      fail(failureText(error, fallbacks[provider]));
    }
  };

  return { opening, failure, start };
}
