import type { ResetPasswordRequest } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { mailedLinkMessages } from '@app/shared/messages';
import { useNavigate } from '@app/shared/router';
import { useState } from 'react';
import { nonBlank } from '../../shared/failure.ts';
import { resetPassword } from './reset-password.api.ts';

const texts = mailedLinkMessages.resetPassword;

export interface ResetPassword {
  readonly send: (request: ResetPasswordRequest) => Promise<void>;
  /** The sentence for the form: why it failed; undefined where that is told elsewhere on the page. */
  readonly showFailure: (error: unknown) => string | undefined;
  /** Whether the server refused the link, which no other password helps. */
  readonly isLinkUseless: boolean;
}

/** Sets the new password with the token of the mailed link and goes to the login. */
export function useResetPassword(host: HostServices, refusePassword: (message: string) => void): ResetPassword {
  const navigate = useNavigate();
  const [isLinkUseless, setLinkUseless] = useState(false);

  const send = async (request: ResetPasswordRequest) => {
    await resetPassword(host.http, request);
    host.notify.success(texts.succeeded);
    await navigate('/login', { replace: true });
  };

  const showFailure = (error: unknown) => {
    const text = explain(error);
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'password_too_common') {
      refusePassword(text);
      return undefined;
    }
    // The toast is the specification's, and goes after some seconds. The form keeps what one must know to continue.
    host.notify.error(text);
    if (code !== 'link_invalid') return text;
    setLinkUseless(true);
    return undefined;
  };

  return { send, showFailure, isLinkUseless };
}

/** The server's sentence, else that of the failed call, else ours. */
function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed;
  return nonBlank(error.serverMessage) ?? nonBlank(error.message) ?? texts.failed;
}
