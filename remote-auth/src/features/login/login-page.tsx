import { zodResolver } from '@hookform/resolvers/zod';
import type { LoginRequest } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { authMessages } from '@app/shared/messages';
import { Button, Divider, PasswordField, TextLink } from '@app/shared/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AccountForm } from '../../shared/account-form.tsx';
import { EmailField } from '../../shared/email-field.tsx';
import { OtherPage } from '../../shared/other-page.tsx';
import { FormPage } from '../../shared/form-page.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readPendingEmail } from '../../shared/pending-email.ts';
import { useFormHold } from '../../shared/use-form-hold.ts';
import { useSubmission } from '../../shared/use-submission.ts';
import { loginForm } from './login-form.ts';
import styles from './login-page.module.css';
import { PartingNotice } from './parting-notice.tsx';
import { useLogin } from './use-login.ts';

const texts = authMessages.login;
const labels = authMessages.fields;
const fields = [
  { id: 'email', label: labels.email },
  { id: 'password', label: labels.password },
] as const;

export interface LoginPageProps {
  readonly host: HostServices;
  /** The buttons of the sign-in providers. */
  readonly providers: ReactNode;
}

export function LoginPage({ host, providers }: LoginPageProps) {
  const [email] = useState(() => readPendingEmail() ?? '');
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    resolver: zodResolver(loginForm),
    defaultValues: { email, password: '' },
  });
  const { errors, isDirty } = formState;
  useFormHold(host, isDirty);
  const { send, showFailure } = useLogin(host);
  const { busy, failure, run } = useSubmission(send, showFailure);

  return (
    <FormPage>
      <PageHead title={texts.title} lead={texts.lead} />
      <PartingNotice session={host.session} />
      <div className={styles['providers']}>
        {providers}
        <Divider>{texts.orWithEmail}</Divider>
      </div>
      <AccountForm
        onSubmit={(event) => void handleSubmit(run)(event)}
        wrongFields={fields.filter(({ id }) => errors[id] !== undefined)}
        failure={failure}
        next={failure === texts.failed ? texts.failedNext : undefined}
      >
        <EmailField {...register('email')} id="email" error={errors.email?.message} autoComplete="username" />
        <PasswordField
          {...register('password')}
          id="password"
          label={labels.password}
          labelAside={<TextLink to="/forgot-password">{texts.forgotLink}</TextLink>}
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <Button type="submit" fullWidth busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </AccountForm>
      <OtherPage question={texts.noAccount} to="/signup" link={texts.signUpLink} />
    </FormPage>
  );
}
