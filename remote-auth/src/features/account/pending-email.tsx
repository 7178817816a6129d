import type { HostServices } from '@app/shared/federation';
import { accountMessages } from '@app/shared/messages';
import { Button, Notice } from '@app/shared/ui';
import { failureText } from '../../shared/failure.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useSubmission } from '../../shared/use-submission.ts';
import { cancelEmailChange } from './change-email.api.ts';
import styles from './pending-email.module.css';

const texts = accountMessages.email;

export interface PendingEmailProps {
  readonly host: HostServices;
  readonly email: string;
  readonly onCancelled: () => Promise<void>;
}

/** The address whose link has not been opened, and the way back. */
export function PendingEmail({ host, email, onCancelled }: PendingEmailProps) {
  const { busy, failure, run } = useSubmission<void>(
    async () => {
      await cancelEmailChange(host.http);
      host.notify.success(texts.cancelled);
      await onCancelled();
    },
    (error) => failureText(error, `${accountMessages.notDone} ${accountMessages.notDoneNext}`),
    'stays',
  );
  return (
    <div className={styles['pending']}>
      <Notice icon="mail">{texts.pending(email)}</Notice>
      <Button variant="secondary" size="row" busy={busy} onClick={() => void run()}>
        {busy ? texts.cancelling : texts.cancel}
      </Button>
      {failure !== undefined && <FormAlert>{failure}</FormAlert>}
    </div>
  );
}
