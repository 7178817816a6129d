import type { OwnAccount } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { accountMessages, authMessages } from '@app/shared/messages';
import { Button, Dialog, PasswordField } from '@app/shared/ui';
import { useId, useState, type ComponentProps } from 'react';
import { EmailField } from '../../shared/email-field.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import styles from './delete-dialog.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

const texts = accountMessages.deletion;

export interface DeleteDialogProps {
  readonly host: HostServices;
  readonly account: OwnAccount;
  readonly onKeep: () => void;
}

type Input = Pick<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & { readonly error: string | undefined };

/** Counts what goes, and asks for what only the person knows: the password, or the address where there is none. */
export function DeleteDialog({ host, account, onKeep }: DeleteDialogProps) {
  const id = useId();
  const [proof, setProof] = useState('');
  const { busy, failure, fieldError, submit } = useDeleteAccount(host, account, `${id}-proof`);
  const input: Input = {
    id: `${id}-proof`,
    value: proof,
    error: fieldError,
    onChange: ({ target }) => setProof(target.value),
  };
  return (
    <Dialog
      title={texts.ask}
      onCancel={busy ? undefined : onKeep}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onKeep}>
            {texts.keep}
          </Button>
          <Button type="submit" form={id} className={styles['danger']} busy={busy}>
            {busy ? texts.busy : texts.submit}
          </Button>
        </>
      }
    >
      <p className={styles['goes']}>{texts.goes(account.holds)}</p>
      <form
        id={id}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(proof);
        }}
      >
        <Proof hasPassword={account.hasPassword} input={input} />
        {failure !== undefined && <FormAlert>{failure}</FormAlert>}
      </form>
    </Dialog>
  );
}

function Proof({ hasPassword, input }: { readonly hasPassword: boolean; readonly input: Input }) {
  if (!hasPassword) return <EmailField {...input} data-autofocus autoComplete="username" />;
  return (
    <PasswordField {...input} data-autofocus label={authMessages.fields.password} autoComplete="current-password" />
  );
}
