import type { LoginRequest } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { authMessages } from '@app/shared/messages';
import { useNavigate } from '@app/shared/router';
import { useEffect, useRef } from 'react';
import { failureText } from '../../shared/failure.ts';
import { forgetPendingEmail, rememberEmail, rememberEmailInCookie } from '../../shared/pending-email.ts';
import { login } from './login.api.ts';

const texts = authMessages.login;

export interface Login {
  readonly send: (credentials: LoginRequest) => Promise<void>;
  /** The sentence for the form: why it failed. */
  readonly showFailure: (error: unknown) => string;
}

/** Logs in and goes to the dashboard, or to the inbox page when the address is not verified yet. */
export function useLogin(host: HostServices): Login {
  const navigate = useNavigate();
  const isHere = useIsMounted();

  const enter = async (email: string) => {
    const session = host.session.getState();
    forgetPendingEmail();
    host.notify.success(texts.succeeded);
    session.login({ email });
    await session.refreshUser();
    if (!host.session.getState().isAuthenticated) throw notKept();
    // The guard of the host has left this page by now, for the page that was asked for; without a guard we go ourselves.
    if (isHere()) await navigate('/dashboard', { replace: true });
  };

  const askToVerify = async (email: string) => {
    rememberEmail(email);
    rememberEmailInCookie(email);
    host.notify.warning(texts.unverified);
    await navigate('/check-email', { state: { sent: 'unverified' } });
  };

  const send = async (credentials: LoginRequest) => {
    try {
      await login(host.http, credentials);
    } catch (error) {
      if (!isUnverified(error)) throw error;
      await askToVerify(credentials.email);
      return;
    }
    await enter(credentials.email);
  };

  const showFailure = (error: unknown) => failureText(error, texts.failed);

  return { send, showFailure };
}

/** The login succeeded, yet the next call came without its cookie. */
function notKept(): ApiError {
  return new ApiError({ status: 401, code: 'not_authenticated', message: '', serverMessage: texts.notKept });
}

function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return () => mounted.current;
}

/** By the code, which no rewording changes; by the words for a server that sends none. */
function isUnverified(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'email_not_verified') return true;
  if (error.status !== 403) return false;
  return error.serverMessage?.toLowerCase().includes(texts.unverifiedMark.toLowerCase()) ?? false;
}
