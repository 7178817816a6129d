import { dashboardMessages } from '@app/shared/messages';
import { Button, lockOutline, Outline } from '@app/shared/ui';
import styles from './login-banner.module.css';

const texts = dashboardMessages.uploads;

export interface LoginBannerProps {
  /** Files in the list, which stay. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onLogin: () => void;
}

/** Puts the focus on the way on: whoever is reading the page is told by it what has happened. */
const focusAtOnce = (button: HTMLButtonElement | null): void => button?.focus();

/** The login ran out while files were on their way: nothing is lost, and one press leads on. */
export function LoginBanner({ count, isBusy, onLogin }: LoginBannerProps) {
  return (
    <section className={styles['banner']} aria-labelledby="login-ended" aria-describedby="login-ended-hint">
      <Outline path={lockOutline} />
      <div className={styles['words']}>
        <h2 id="login-ended" className={styles['title']}>
          {texts.loginEnded}
        </h2>
        <p id="login-ended-hint" className={styles['hint']}>
          {texts.loginEndedHint(count)}
        </p>
      </div>
      <Button ref={focusAtOnce} busy={isBusy} aria-describedby="login-ended-hint" onClick={onLogin}>
        {texts.login}
      </Button>
    </section>
  );
}
