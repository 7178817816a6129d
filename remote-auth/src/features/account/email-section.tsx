import type { OwnAccount } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { accountMessages } from '@app/shared/messages';
import { Button, Notice } from '@app/shared/ui';
import { useRef, useState } from 'react';
import { EmailDialog } from './email-dialog.tsx';
import styles from './email-section.module.css';
import { PendingEmail } from './pending-email.tsx';
import { Section } from './section.tsx';

const texts = accountMessages.email;

export interface EmailSectionProps {
  readonly host: HostServices;
  readonly account: OwnAccount;
  readonly onChanged: () => Promise<void>;
}

/** The address, the one that waits to replace it, and the way to another one. */
export function EmailSection({ host, account, onChanged }: EmailSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);

  const onCancelled = async () => {
    await onChanged();
    // The button that had the focus is gone with the address that waited.
    heading.current?.focus();
  };

  return (
    <Section title={texts.title} lead={texts.lead} headingRef={heading}>
      <div className={styles['line']}>
        <p className={styles['address']}>{account.email}</p>
        {account.verified ? (
          <Notice icon="check-circle" tone="success">
            {texts.verified}
          </Notice>
        ) : (
          <Notice icon="warning" tone="warning">
            {texts.unverified}
          </Notice>
        )}
      </div>
      {account.pendingEmail !== undefined && (
        <PendingEmail host={host} email={account.pendingEmail} onCancelled={onCancelled} />
      )}
      {account.hasPassword ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.change}
        </Button>
      ) : (
        account.verified && <p className={styles['hint']}>{texts.noPassword}</p>
      )}
      {asking && (
        <EmailDialog
          host={host}
          current={account.email}
          onClose={() => setAsking(false)}
          onSent={async () => {
            setAsking(false);
            await onChanged();
          }}
        />
      )}
    </Section>
  );
}
