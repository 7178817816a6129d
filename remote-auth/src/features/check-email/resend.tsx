import type { HostServices } from '@app/shared/federation';
import { mailedLinkMessages } from '@app/shared/messages';
import { Button, Notice } from '@app/shared/ui';
import { failureText } from '../../shared/failure.ts';
import { useSubmission } from '../../shared/use-submission.ts';
import { resendLink } from './resend-link.api.ts';
import styles from './resend.module.css';
import type { SentLink } from './sent-link.ts';
import { useCountdown } from './use-countdown.ts';

const texts = mailedLinkMessages.checkEmail;

/** How long the server takes no second request, so that nobody asks in vain. */
const pauseSeconds = 60;

export interface ResendProps {
  readonly host: HostServices;
  readonly email: string;
  readonly sent: SentLink;
}

/** Has the link sent once more. What is said changes every second, so it is read out once. */
export function Resend({ host, email, sent }: ResendProps) {
  const { left, start } = useCountdown();
  const send = async () => {
    await resendLink(host.http, email, sent);
    start(pauseSeconds);
    host.announce(texts.sentAgain(pauseSeconds));
  };
  const { busy, failure, run } = useSubmission(send, (error) => failureText(error, texts.resendFailed), 'stays');
  return (
    <div className={styles['resend']}>
      <Button
        variant="secondary"
        fullWidth
        busy={busy}
        disabled={left !== undefined && left > 0}
        onClick={() => void run(undefined)}
      >
        {busy ? texts.resending : texts.resend}
      </Button>
      <div className={styles['outcome']}>
        {failure !== undefined && (
          <div role="alert">
            <Notice icon="alert" tone="error">
              {failure}
            </Notice>
          </div>
        )}
        {failure === undefined && left !== undefined && <Notice icon="check">{texts.sentAgain(left)}</Notice>}
      </div>
    </div>
  );
}
