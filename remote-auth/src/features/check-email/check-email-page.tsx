import type { HostServices } from '@app/shared/federation';
import { mailedLinkMessages } from '@app/shared/messages';
import { useLocation, useNavigate } from '@app/shared/router';
import { Button, IconTile, PageTitle, TextLink } from '@app/shared/ui';
import { useState } from 'react';
import { readPendingEmail } from '../../shared/pending-email.ts';
import styles from './check-email-page.module.css';
import { Resend } from './resend.tsx';
import { readSentLink } from './sent-link.ts';

const texts = mailedLinkMessages.checkEmail;

/** Says where the link went and what to do when it does not come. */
export function CheckEmailPage({ host }: { readonly host: HostServices }) {
  const navigate = useNavigate();
  const sent = readSentLink(useLocation().state);
  const [email] = useState(readPendingEmail);

  return (
    <>
      <IconTile icon="mail" />
      <div className={styles['head']}>
        <PageTitle size="public">{texts.title}</PageTitle>
        <p className={styles['text']}>
          {texts.sentTo[sent]} <strong className={styles['address']}>{email ?? texts.unknownAddress}</strong>
        </p>
        <p className={styles['next']}>{texts.next}</p>
      </div>
      <Button fullWidth onClick={() => void navigate('/login')}>
        {texts.goToLogin}
      </Button>
      {email !== undefined && <Resend host={host} email={email} sent={sent} />}
      <div className={styles['hints']}>
        <h2 className={styles['question']}>{texts.nothingThere}</h2>
        <p>{texts.patience}</p>
        {sent === 'unverified' && (
          <p>
            {texts.lostLink} <TextLink to="/signup">{texts.signUpAgain}</TextLink>
          </p>
        )}
        <p>
          {texts.wrongAddress}{' '}
          <TextLink to={sent === 'reset' ? '/forgot-password' : '/signup'}>{texts.useAnother}</TextLink>
        </p>
      </div>
    </>
  );
}
