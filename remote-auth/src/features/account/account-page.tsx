import type { HostServices } from '@app/shared/federation';
import { accountMessages } from '@app/shared/messages';
import { Button, Card, Notice, Spinner } from '@app/shared/ui';
import { useEffect } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { InnerPage } from '../../shared/inner-page.tsx';
import { useOnline } from '../../shared/use-online.ts';
import styles from './account-page.module.css';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccount } from './use-account.ts';
import { useEmailConfirmation } from './use-email-confirmation.ts';

const texts = accountMessages;

/** Who one is here, where one is logged in, and the ways to change or end it. */
export function AccountPage({ host }: { readonly host: HostServices }) {
  const confirmation = useEmailConfirmation(host);
  const online = useOnline();
  return (
    <InnerPage title={texts.title} back={{ to: '/dashboard', label: texts.back }}>
      {!online && (
        <div className={styles['offline']} role="status">
          <Notice icon="warning" tone="warning">
            {texts.offline}
          </Notice>
        </div>
      )}
      {confirmation.state === 'failed' && <ConfirmationFailed {...confirmation} />}
      <Card padding="none">
        {confirmation.state === 'confirming' ? (
          <Waiting>{texts.email.confirming}</Waiting>
        ) : (
          <Content host={host} online={online} />
        )}
      </Card>
    </InnerPage>
  );
}

interface ContentProps {
  readonly host: HostServices;
  readonly online: boolean;
}

function Content({ host, online }: ContentProps) {
  const { state, retry, refresh } = useAccount(host);
  if (state.status === 'loading') return <Waiting>{texts.loading}</Waiting>;
  if (state.status === 'failed') return <Failed online={online} retry={retry} />;
  const { account, sessions, readAt } = state.view;
  return (
    <>
      {account.name !== undefined && <NameSection host={host} name={account.name} onChanged={refresh} />}
      <EmailSection host={host} account={account} onChanged={refresh} />
      <PasswordSection host={host} account={account} onChanged={refresh} />
      <SessionsSection host={host} sessions={sessions} readAt={readAt} onChanged={refresh} />
      <DeletionSection host={host} account={account} />
    </>
  );
}

function Waiting({ children }: { readonly children: string }) {
  return (
    <p className={styles['waiting']} role="status">
      <Spinner />
      {children}
    </p>
  );
}

/** The link to a new address did not work: why, and that everything is as it was. */
function ConfirmationFailed({ text, retry }: { readonly text: string; readonly retry: (() => void) | undefined }) {
  return (
    <div className={styles['not-confirmed']}>
      <FormAlert next={text}>{texts.email.notConfirmed}</FormAlert>
      {retry !== undefined && (
        <Button variant="secondary" icon="refresh" onClick={retry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** Tries again by itself as soon as there is a connection. */
function Failed({ online, retry }: { readonly online: boolean; readonly retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div className={styles['failed']} role="alert">
      <p className={styles['what']}>{texts.failed}</p>
      <p className={styles['next']}>{online ? texts.failedNext : texts.offline}</p>
      <Button variant="secondary" icon="refresh" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
