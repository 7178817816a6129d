import type { OwnAccount } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { ApiError } from '@app/shared/http';
import { accountMessages, authMessages } from '@app/shared/messages';
import { useState } from 'react';
import { failureText } from '../../shared/failure.ts';
import { forgetPendingEmail } from '../../shared/pending-email.ts';
import { useSubmission } from '../../shared/use-submission.ts';
import { deleteAccount } from './delete-account.api.ts';

const { validation } = authMessages;

export interface DeleteAccount {
  readonly busy: boolean;
  /** What to show beside the field, and at it. */
  readonly failure: string | undefined;
  readonly fieldError: string | undefined;
  readonly submit: (proof: string) => Promise<void>;
}

/** What is wrong with what was typed, as far as it can be told here. */
function faultOf({ hasPassword, email }: OwnAccount, proof: string): string | undefined {
  if (hasPassword) return proof === '' ? validation.passwordRequired : undefined;
  const isOwn = proof.trim().toLowerCase() === email.toLowerCase();
  return isOwn ? undefined : accountMessages.deletion.otherAddress;
}

/** Deletes the account and leaves: the login page says that it is done. */
export function useDeleteAccount(host: HostServices, account: OwnAccount, fieldId: string): DeleteAccount {
  const [fieldError, setFieldError] = useState<string>();

  const refuse = (fault: string): void => {
    setFieldError(fault);
    document.getElementById(fieldId)?.focus();
  };
  const send = async (proof: string) => {
    await deleteAccount(host.http, account.hasPassword ? proof : proof.trim());
    forgetPendingEmail();
    host.session.getState().leave('deleted');
  };
  const explain = (error: unknown) => {
    const text = failureText(error, `${accountMessages.notDone} ${accountMessages.notDoneNext}`);
    if (!(error instanceof ApiError) || error.code !== 'password_wrong') return text;
    refuse(text);
    return undefined;
  };
  const { busy, failure, run } = useSubmission(send, explain);

  const submit = async (proof: string) => {
    const fault = faultOf(account, proof);
    setFieldError(undefined);
    if (fault === undefined) await run(proof);
    else refuse(fault);
  };

  return { busy, failure, fieldError, submit };
}
