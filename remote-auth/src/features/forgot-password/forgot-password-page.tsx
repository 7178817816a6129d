import { zodResolver } from '@hookform/resolvers/zod';
import type { ForgotPasswordRequest } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { mailedLinkMessages } from '@app/shared/messages';
import { useNavigate } from '@app/shared/router';
import { Button } from '@app/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountForm } from '../../shared/account-form.tsx';
import { EmailField } from '../../shared/email-field.tsx';
import { BackLink } from './back-link.tsx';
import { failureText } from '../../shared/failure.ts';
import { FormPage } from '../../shared/form-page.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readPendingEmail, rememberEmail } from '../../shared/pending-email.ts';
import { useFormHold } from '../../shared/use-form-hold.ts';
import { useSubmission } from '../../shared/use-submission.ts';
import { forgotPasswordForm } from './forgot-password-form.ts';
import { requestResetLink } from './request-reset-link.api.ts';

const texts = mailedLinkMessages.forgotPassword;

export function ForgotPasswordPage({ host }: { readonly host: HostServices }) {
  const navigate = useNavigate();
  const [email] = useState(() => readPendingEmail() ?? '');
  const { register, handleSubmit, formState } = useForm<ForgotPasswordRequest>({
    resolver: zodResolver(forgotPasswordForm),
    defaultValues: { email },
  });
  const { errors, isDirty } = formState;
  useFormHold(host, isDirty);

  const send = async (request: ForgotPasswordRequest) => {
    await requestResetLink(host.http, request);
    rememberEmail(request.email);
    host.notify.success(texts.succeeded);
    await navigate('/check-email', { state: { sent: 'reset' } });
  };
  const { busy, failure, run } = useSubmission(send, (error) => failureText(error, texts.failed));

  return (
    <FormPage>
      <BackLink to="/login">{texts.backToLogin}</BackLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <AccountForm
        onSubmit={(event) => void handleSubmit(run)(event)}
        wrongFields={[]}
        failure={failure}
        next={failure === texts.failed ? texts.failedNext : undefined}
      >
        <EmailField {...register('email')} id="email" error={errors.email?.message} autoComplete="username" />
        <Button type="submit" fullWidth busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </AccountForm>
    </FormPage>
  );
}
