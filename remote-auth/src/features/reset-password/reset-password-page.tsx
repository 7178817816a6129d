import { zodResolver } from '@hookform/resolvers/zod';
import type { HostServices } from '@app/shared/federation';
import { mailedLinkMessages, newPasswordMessages } from '@app/shared/messages';
import { Button, PasswordField } from '@app/shared/ui';
import { useForm } from 'react-hook-form';
import { AccountForm } from '../../shared/account-form.tsx';
import { useLinkToken } from '../../shared/link-token.ts';
import { FormPage } from '../../shared/form-page.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useFormHold } from '../../shared/use-form-hold.ts';
import { useSubmission } from '../../shared/use-submission.ts';
import { LinkFault } from './link-fault.tsx';
import { resetPasswordForm, type ResetPasswordForm } from './reset-password-form.ts';
import { useResetPassword } from './use-reset-password.ts';

const texts = mailedLinkMessages.resetPassword;
const labels = newPasswordMessages;
const fields = [
  { id: 'new_password', label: labels.newPassword },
  { id: 'confirm_password', label: labels.confirmPassword },
] as const;

export function ResetPasswordPage({ host }: { readonly host: HostServices }) {
  const token = useLinkToken();
  const { register, handleSubmit, setError, formState } = useForm<ResetPasswordForm>({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { new_password: '', confirm_password: '' },
  });
  const { errors, isDirty } = formState;
  useFormHold(host, isDirty);
  const refusePassword = (message: string) => setError('new_password', { message }, { shouldFocus: true });
  const { send, showFailure, isLinkUseless } = useResetPassword(host, refusePassword);
  const { busy, failure, run } = useSubmission(send, showFailure);

  // Without a token the page has said so from the start, and no call is made.
  const submit = async ({ new_password }: ResetPasswordForm) => {
    if (token !== undefined) await run({ token, new_password });
  };

  return (
    <FormPage>
      <PageHead title={texts.title} lead={texts.lead} />
      {token === undefined && <LinkFault>{texts.tokenMissing}</LinkFault>}
      {isLinkUseless && <LinkFault>{texts.linkUseless}</LinkFault>}
      <AccountForm
        onSubmit={(event) => void handleSubmit(submit)(event)}
        wrongFields={fields.filter(({ id }) => errors[id] !== undefined)}
        failure={failure}
        next={texts.notChanged}
      >
        <PasswordField
          {...register('new_password', { deps: ['confirm_password'] })}
          id="new_password"
          label={labels.newPassword}
          error={errors.new_password?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...register('confirm_password')}
          id="confirm_password"
          label={labels.confirmPassword}
          error={errors.confirm_password?.message}
          autoComplete="new-password"
        />
        <Button type="submit" fullWidth busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </AccountForm>
    </FormPage>
  );
}
