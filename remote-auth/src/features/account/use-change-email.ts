import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { accountMessages } from '@app/shared/messages';
import { failureText } from '../../shared/failure.ts';
import { useSubmission, type Submission } from '../../shared/use-submission.ts';
import { changeEmail } from './change-email.api.ts';
import type { ChangeEmailForm } from './change-email-form.ts';

/** Faults the server finds that belong to one field. */
const fieldOfCode: Readonly<Record<string, keyof ChangeEmailForm>> = {
  password_wrong: 'password',
  validation_failed: 'email',
};

export interface ChangeEmailEvents {
  readonly refuse: (field: keyof ChangeEmailForm, message: string) => void;
  readonly onSent: () => Promise<void>;
}

/** Asks for the link. What is wrong with what was typed is said at its field, all else below the form. */
export function useChangeEmail(host: HostServices, events: ChangeEmailEvents): Submission<ChangeEmailForm> {
  const send = async (form: ChangeEmailForm) => {
    await changeEmail(host.http, form);
    host.notify.success(accountMessages.email.sent);
    await events.onSent();
  };
  const explain = (error: unknown) => {
    const text = failureText(error, `${accountMessages.notDone} ${accountMessages.notDoneNext}`);
    const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
    if (field === undefined) return text;
    events.refuse(field, text);
    return undefined;
  };
  return useSubmission(send, explain);
}
