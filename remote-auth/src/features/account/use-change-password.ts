import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { accountMessages } from '@app/shared/messages';
import { failureText } from '../../shared/failure.ts';
import { useSubmission, type Submission } from '../../shared/use-submission.ts';
import { changePassword } from './change-password.api.ts';
import type { ChangePasswordForm } from './change-password-form.ts';

type RefusedField = 'current_password' | 'new_password';

/** Faults the server finds that belong to one field. */
const fieldOfCode: Readonly<Record<string, RefusedField>> = {
  password_wrong: 'current_password',
  password_too_common: 'new_password',
};

export interface ChangePasswordEvents {
  readonly refuse: (field: RefusedField, message: string) => void;
  readonly onChanged: () => Promise<void>;
}

/** Sends the new password. What is wrong with it is said at its field, all else beside the button. */
export function useChangePassword(host: HostServices, events: ChangePasswordEvents): Submission<ChangePasswordForm> {
  const send = async (form: ChangePasswordForm) => {
    await changePassword(host.http, form);
    host.notify.success(accountMessages.password.succeeded);
    await events.onChanged();
  };
  const explain = (error: unknown) => {
    const text = failureText(error, accountMessages.notDone);
    const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
    if (field === undefined) return text;
    events.refuse(field, text);
    return undefined;
  };
  return useSubmission(send, explain, 'stays');
}
