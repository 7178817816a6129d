import { zodResolver } from '@hookform/resolvers/zod';
import type { SignUpRequest } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { authMessages, newPasswordMessages, signUpMessages } from '@app/shared/messages';
import { Button, Divider, Field, PasswordField } from '@app/shared/ui';
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
import { signUpForm } from './sign-up-form.ts';
import styles from './sign-up-page.module.css';
import { useSignUp } from './use-sign-up.ts';

const texts = signUpMessages;
const labels = authMessages.fields;
const fields = [
  { id: 'username', label: texts.fullName },
  { id: 'email', label: labels.email },
  { id: 'password', label: labels.password },
] as const;

export interface SignUpPageProps {
  readonly host: HostServices;
  /** The buttons of the sign-in providers. */
  readonly providers: ReactNode;
}

export function SignUpPage({ host, providers }: SignUpPageProps) {
  const [email] = useState(() => readPendingEmail() ?? '');
  const { register, handleSubmit, setError, formState } = useForm<SignUpRequest>({
    resolver: zodResolver(signUpForm),
    defaultValues: { username: '', email, password: '' },
  });
  const { errors, isDirty } = formState;
  useFormHold(host, isDirty);
  const { send, showFailure } = useSignUp(host, (field, message) =>
    setError(field, { message }, { shouldFocus: true }),
  );
  const { busy, failure, run } = useSubmission(send, showFailure);

  return (
    <FormPage>
      <PageHead title={texts.title} />
      <AccountForm
        onSubmit={(event) => void handleSubmit(run)(event)}
        wrongFields={fields.filter(({ id }) => errors[id] !== undefined)}
        failure={failure}
        next={failure === texts.failed ? texts.failedNext : undefined}
      >
        <Field
          {...register('username')}
          id="username"
          label={texts.fullName}
          error={errors.username?.message}
          autoComplete="name"
        />
        <EmailField {...register('email')} id="email" error={errors.email?.message} autoComplete="email" />
        <PasswordField
          {...register('password')}
          id="password"
          label={labels.password}
          hint={errors.password === undefined ? newPasswordMessages.hint : undefined}
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <Button type="submit" fullWidth busy={busy}>
          {texts.submit}
        </Button>
      </AccountForm>
      <div className={styles['others']}>
        <Divider>{texts.orContinueWith}</Divider>
        {providers}
      </div>
      <OtherPage question={texts.haveAccount} to="/login" link={texts.loginLink} />
    </FormPage>
  );
}
