import { ApiError, type HttpClient } from '@app/shared/http';
import { mailedLinkMessages } from '@app/shared/messages';
import { useEffect, useState } from 'react';
import { mayPass, nonBlank } from '../../shared/failure.ts';
import { forgetVerification, verifyEmail } from './verify-email.api.ts';

const texts = mailedLinkMessages.verifyEmail;

export type Verification =
  | { readonly state: 'verifying' }
  | { readonly state: 'verified'; readonly text: string }
  | {
      readonly state: 'failed';
      readonly text: string;
      readonly next: string;
      readonly retry: (() => void) | undefined;
    };

/** Verifies the address behind the token, once per token, and offers to ask again after a fault of line or server. */
export function useVerification(http: HttpClient, token: string | undefined): Verification {
  const [attempt, setAttempt] = useState(0);
  const [verification, setVerification] = useState<Verification>(() => initial(token));

  useEffect(() => {
    if (token === undefined) return;
    const retry = () => {
      forgetVerification(http, token);
      setVerification({ state: 'verifying' });
      setAttempt((count) => count + 1);
    };
    verifyEmail(http, token).then(
      (detail) => setVerification({ state: 'verified', text: nonBlank(detail) ?? texts.succeeded }),
      (error: unknown) => setVerification(failed(error, retry)),
    );
  }, [http, token, attempt]);

  return verification;
}

function initial(token: string | undefined): Verification {
  if (token !== undefined) return { state: 'verifying' };
  return {
    state: 'failed',
    text: texts.tokenMissing,
    next: texts.missingNext,
    retry: undefined,
  };
}

function failed(error: unknown, retry: () => void): Verification {
  const failure = error instanceof ApiError ? error : undefined;
  if (failure === undefined) console.error('The verification could not be read', error);
  const text = nonBlank(failure?.detail) ?? texts.failed;
  const isPassing = failure === undefined || mayPass(failure.status);
  const next = isPassing ? texts.passingNext : texts.failedNext;
  return { state: 'failed', text, next, retry: isPassing ? retry : undefined };
}
