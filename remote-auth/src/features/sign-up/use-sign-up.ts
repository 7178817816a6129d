import type { SignUpRequest } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { signUpMessages } from '@app/shared/messages';
import { useNavigate } from '@app/shared/router';
import { failureText } from '../../shared/failure.ts';
import { rememberEmail } from '../../shared/pending-email.ts';
import { signUp } from './sign-up.api.ts';

const texts = signUpMessages;

export type RefusedField = 'email' | 'password';

/** Faults the server finds that belong to one field. */
const fieldOfCode: Readonly<Record<string, RefusedField>> = {
  email_taken: 'email',
  password_too_common: 'password',
};

export interface SignUp {
  readonly send: (account: SignUpRequest) => Promise<void>;
  /** Returns the sentence for the form, unless it belongs to one field. */
  readonly showFailure: (error: unknown) => string | undefined;
}

/** Creates the account and goes to the inbox page. */
export function useSignUp(host: HostServices, refuse: (field: RefusedField, message: string) => void): SignUp {
  const navigate = useNavigate();

  const send = async (account: SignUpRequest) => {
    const created = signUp(host.http, account).then(() => rememberEmail(account.email));
    await host.notify.progress(created, {
      pending: texts.pending,
      success: texts.succeeded,
      error: '',
    });
    await navigate('/check-email', { state: { sent: 'verification' } });
  };

  const showFailure = (error: unknown) => {
    const message = failureText(error, texts.failed);
    const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
    if (field === undefined) return message;
    refuse(field, message);
    return undefined;
  };

  return { send, showFailure };
}
