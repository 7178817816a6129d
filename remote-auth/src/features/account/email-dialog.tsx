import { zodResolver } from '@hookform/resolvers/zod';
import type { HostServices } from '@app/shared/federation';
import { accountMessages, authMessages } from '@app/shared/messages';
import { Button, Dialog, Field, PasswordField } from '@app/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useFormHold } from '../../shared/use-form-hold.ts';
import { changeEmailForm, type ChangeEmailForm } from './change-email-form.ts';
import styles from './email-dialog.module.css';
import { useChangeEmail } from './use-change-email.ts';

const texts = accountMessages.email;

export interface EmailDialogProps {
  readonly host: HostServices;
  /** The address that the account has. */
  readonly current: string;
  readonly onClose: () => void;
  readonly onSent: () => Promise<void>;
}

/** Asks for the new address, and for the password: a browser that was left open must not be enough. */
export function EmailDialog({ host, current, onClose, onSent }: EmailDialogProps) {
  const id = useId();
  const { register, handleSubmit, setError, formState } = useForm<ChangeEmailForm>({
    resolver: zodResolver(changeEmailForm(current)),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isDirty } = formState;
  useFormHold(host, isDirty);
  const { busy, failure, run } = useChangeEmail(host, {
    refuse: (field, message) => setError(field, { message }, { shouldFocus: true }),
    onSent,
  });
  return (
    <Dialog
      title={texts.change}
      onCancel={busy ? undefined : onClose}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {busy ? texts.busy : texts.submit}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>{texts.dialogLead(current)}</p>
      <form id={id} className={styles['form']} noValidate onSubmit={(event) => void handleSubmit(run)(event)}>
        <Field
          {...register('email')}
          id={`${id}-email`}
          type="email"
          label={texts.newAddress}
          error={errors.email?.message}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
        <PasswordField
          {...register('password')}
          id={`${id}-password`}
          label={authMessages.fields.password}
          error={errors.password?.message}
          autoComplete="current-password"
        />
        {failure !== undefined && <FormAlert>{failure}</FormAlert>}
      </form>
    </Dialog>
  );
}
