import { zodResolver } from '@hookform/resolvers/zod';
import type { OwnAccount } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { accountMessages, newPasswordMessages } from '@app/shared/messages';
import { Button, ErrorSummary, PasswordField } from '@app/shared/ui';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useFormHold } from '../../shared/use-form-hold.ts';
import { changePasswordForm, type ChangePasswordForm } from './change-password-form.ts';
import styles from './password-section.module.css';
import { Section } from './section.tsx';
import { useChangePassword } from './use-change-password.ts';

const texts = accountMessages.password;
const labels = newPasswordMessages;
const empty: ChangePasswordForm = { current_password: '', new_password: '', confirm_password: '' };

const fields = [
  { id: 'current_password', label: texts.current, autoComplete: 'current-password', hint: undefined },
  { id: 'new_password', label: labels.newPassword, autoComplete: 'new-password', hint: labels.shortHint },
  { id: 'confirm_password', label: labels.confirmPassword, autoComplete: 'new-password', hint: undefined },
] as const;

export interface PasswordSectionProps {
  readonly host: HostServices;
  readonly account: OwnAccount;
  readonly onChanged: () => Promise<void>;
}

export function PasswordSection(props: PasswordSectionProps) {
  return (
    <Section title={texts.title} lead={props.account.hasPassword ? texts.lead : texts.none}>
      {props.account.hasPassword && <PasswordForm {...props} />}
    </Section>
  );
}

function PasswordForm({ host, account, onChanged }: PasswordSectionProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<ChangePasswordForm>({
    resolver: zodResolver(changePasswordForm),
    defaultValues: empty,
  });
  const { errors, isDirty } = formState;
  useFormHold(host, isDirty);
  const { busy, failure, run } = useChangePassword(host, {
    refuse: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onChanged: async () => {
      reset(empty);
      await onChanged();
    },
  });

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void handleSubmit(run)(event)}>
      {/* Password managers learn from it whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <div className={styles['fields']}>
        {fields.map(({ id, label, autoComplete, hint }) => (
          <PasswordField
            key={id}
            {...register(id, id === 'new_password' ? { deps: ['confirm_password'] } : {})}
            id={id}
            label={label}
            hint={errors[id] === undefined ? hint : undefined}
            error={errors[id]?.message}
            autoComplete={autoComplete}
          />
        ))}
      </div>
      <div className={styles['foot']}>
        <Button type="submit" busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
        {failure !== undefined && <FormAlert>{failure}</FormAlert>}
        <ErrorSummary fields={fields.filter(({ id }) => errors[id] !== undefined)} />
      </div>
    </form>
  );
}
