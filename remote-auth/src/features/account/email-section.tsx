import type { OwnAccount } from '@app/shared/contracts';
import { accountMessages } from '@app/shared/messages';
import { Notice } from '@app/shared/ui';
import styles from './email-section.module.css';
import { Section } from './section.tsx';

const texts = accountMessages.email;

export function EmailSection({ account }: { readonly account: OwnAccount }) {
  return (
    <Section title={texts.title} lead={texts.lead}>
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
    </Section>
  );
}
