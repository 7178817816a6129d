import type { ResetPasswordRequest } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { authMessages } from '@app/shared/messages';
import { useNavigate } from '@app/shared/router';
import { useState } from 'react';
import { nonBlank } from '../../shared/failure.ts';
import { resetPassword } from './reset-password.api.ts';

const texts = authMessages.resetPassword;

export interface ResetPassword {
  readonly send: (request: ResetPasswordRequest) => Promise<void>;
  /** Tells the person why it failed; returns the sentence for the form, if that is its place. */
  readonly showFailure: (error: unknown) => string | undefined;
  /** What the server says is wrong with the link that led here. */
  readonly linkFault: string | undefined;
}

/** Sets the new password with the token of the mailed link and goes to the login. */
export function useResetPassword(host: HostServices, refusePassword: (message: string) => void): ResetPassword {
  const navigate = useNavigate();
  const [linkFault, setLinkFault] = useState<string>();

  const send = async (request: ResetPasswordRequest) => {
    await resetPassword(host.http, request);
    host.notify.success(texts.succeeded);
    await navigate('/login', { replace: true });
  };

  const showFailure = (error: unknown) => {
    const text = explain(error);
    host.notify.error(text);
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'link_invalid') setLinkFault(text);
    else if (code === 'password_too_common') refusePassword(text);
    else return text;
    return undefined;
  };

  return { send, showFailure, linkFault };
}

/** The server's sentence, else that of the failed call, else ours. */
function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed;
  return nonBlank(error.serverMessage) ?? nonBlank(error.message) ?? texts.failed;
}
