import type { HostServices } from '@app/shared/federation';
import { mailedLinkMessages } from '@app/shared/messages';
import { useNavigate } from '@app/shared/router';
import { Button, IconTile, PageTitle, Spinner } from '@app/shared/ui';
import { useEffect, useRef } from 'react';
import { useLinkToken } from '../../shared/link-token.ts';
import { useVerification, type Verification } from './use-verification.ts';
import styles from './verify-email-page.module.css';

const texts = mailedLinkMessages.verifyEmail;

const titles = { verifying: texts.verifying, verified: texts.verified, failed: texts.failedTitle } as const;

/** One page, one place: only glyph, heading, text and button change. The heading takes the focus with the result. */
export function VerifyEmailPage({ host }: { readonly host: HostServices }) {
  const token = useLinkToken();
  const verification = useVerification(host.http, token);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(verification.state);

  useEffect(() => {
    if (shown.current === verification.state) return;
    shown.current = verification.state;
    heading.current?.focus();
  }, [verification.state]);

  return (
    <div className={styles['page']}>
      <div className={styles['glyph']}>
        <Glyph state={verification.state} />
      </div>
      <PageTitle ref={heading} size="public">
        {titles[verification.state]}
      </PageTitle>
      <p className={styles['text']} role="status">
        {verification.state === 'verifying' ? texts.patience : verification.text}
      </p>
      <p className={styles['next']}>{verification.state === 'failed' && verification.next}</p>
      <div className={styles['actions']}>
        <Actions verification={verification} />
      </div>
    </div>
  );
}

function Glyph({ state }: { readonly state: Verification['state'] }) {
  if (state === 'verifying') return <Spinner size={40} />;
  return state === 'verified' ? (
    <IconTile icon="check-circle" tone="success" />
  ) : (
    <IconTile icon="alert" tone="error" />
  );
}

function Actions({ verification }: { readonly verification: Verification }) {
  const navigate = useNavigate();
  if (verification.state === 'verifying') return null;
  if (verification.state === 'verified') {
    return (
      <Button fullWidth onClick={() => void navigate('/login', { replace: true })}>
        {texts.goToLogin}
      </Button>
    );
  }
  return (
    <>
      <Button fullWidth onClick={() => void navigate('/signup', { replace: true })}>
        {texts.registerAgain}
      </Button>
      {verification.retry !== undefined && (
        <Button variant="secondary" fullWidth icon="refresh" onClick={verification.retry}>
          {texts.tryAgain}
        </Button>
      )}
    </>
  );
}
