import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { accountMessages } from '@app/shared/messages';
import { useEffect, useState } from 'react';
import { failureText, mayPass } from '../../shared/failure.ts';
import { forgetLinkToken, useLinkToken } from '../../shared/link-token.ts';
import { confirmEmail } from './change-email.api.ts';

const texts = accountMessages.email;

export type Confirmation =
  | { readonly state: 'none' }
  | { readonly state: 'confirming' }
  /** `retry` where the same link may work a moment later. */
  | { readonly state: 'failed'; readonly text: string; readonly retry: (() => void) | undefined };

/** Who comes by the link in their new mailbox changes the address with it; what the page shows comes after that. */
export function useEmailConfirmation(host: HostServices): Confirmation {
  const token = useLinkToken();
  const [attempt, setAttempt] = useState(0);
  const [confirmation, setConfirmation] = useState<Confirmation>({
    state: token === undefined ? 'none' : 'confirming',
  });

  useEffect(() => {
    if (token === undefined) return;
    const left = new AbortController();
    const retry = () => {
      setConfirmation({ state: 'confirming' });
      setAttempt((count) => count + 1);
    };
    void confirm(host, token, retry).then((outcome) => {
      if (!left.signal.aborted) setConfirmation(outcome);
    });
    return () => left.abort();
  }, [host, token, attempt]);

  return confirmation;
}

async function confirm(host: HostServices, token: string, retry: () => void): Promise<Confirmation> {
  try {
    await confirmEmail(host.http, token);
  } catch (error) {
    return failed(error, retry);
  }
  forgetLinkToken();
  host.notify.success(texts.confirmed);
  // The bar names the address.
  await host.session.getState().refreshUser();
  return { state: 'none' };
}

function failed(error: unknown, retry: () => void): Confirmation {
  if (!(error instanceof ApiError)) console.error('The email address could not be confirmed', error);
  const isPassing = !(error instanceof ApiError) || mayPass(error.status);
  if (!isPassing) forgetLinkToken();
  const text = failureText(error, texts.notConfirmedNext);
  return { state: 'failed', text, retry: isPassing ? retry : undefined };
}
