import type { HostServices } from '@app/shared/federation';
import { accountMessages } from '@app/shared/messages';
import { Button, Card, Notice, Spinner } from '@app/shared/ui';
import { useEffect } from 'react';
import { InnerPage } from '../../shared/inner-page.tsx';
import { useOnline } from '../../shared/use-online.ts';
import styles from './account-page.module.css';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccount, type AccountInUse } from './use-account.ts';

const texts = accountMessages;

/** Who one is here, where one is logged in, and the ways to change or end it. */
export function AccountPage({ host }: { readonly host: HostServices }) {
  const account = useAccount(host);
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
      <Card padding="none">
        <Content host={host} account={account} online={online} />
      </Card>
    </InnerPage>
  );
}

interface ContentProps {
  readonly host: HostServices;
  readonly account: AccountInUse;
  readonly online: boolean;
}

function Content({ host, account: { state, retry, refresh }, online }: ContentProps) {
  if (state.status === 'loading') {
    return (
      <p className={styles['waiting']} role="status">
        <Spinner />
        {texts.loading}
      </p>
    );
  }
  if (state.status === 'failed') return <Failed online={online} retry={retry} />;
  const { account, sessions, readAt } = state.view;
  return (
    <>
      {account.name !== undefined && <NameSection host={host} name={account.name} onChanged={refresh} />}
      <EmailSection account={account} />
      <PasswordSection host={host} account={account} onChanged={refresh} />
      <SessionsSection host={host} sessions={sessions} readAt={readAt} onChanged={refresh} />
      <DeletionSection host={host} account={account} />
    </>
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
