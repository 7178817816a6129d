import type { OwnAccount } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { accountMessages } from '@app/shared/messages';
import { Button, Outline, trashOutline } from '@app/shared/ui';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './deletion-section.module.css';
import { Section } from './section.tsx';

const texts = accountMessages.deletion;

export interface DeletionSectionProps {
  readonly host: HostServices;
  readonly account: OwnAccount;
}

export function DeletionSection({ host, account }: DeletionSectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Section title={texts.title} lead={texts.lead(account.holds)}>
      <Button
        variant="secondary"
        className={styles['open']}
        mark={<Outline path={trashOutline} size={18} />}
        onClick={() => setAsking(true)}
      >
        {texts.open}
      </Button>
      {asking && <DeleteDialog host={host} account={account} onKeep={() => setAsking(false)} />}
    </Section>
  );
}
