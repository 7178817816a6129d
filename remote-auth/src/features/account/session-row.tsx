import type { LoginSession } from '@app/shared/contracts';
import { accountMessages } from '@app/shared/messages';
import { Button, deviceOutline, Notice, Outline, phoneOutline } from '@app/shared/ui';
import { deviceName, isHandheld } from './device-name.ts';
import { lastUsedText } from './last-used-text.ts';
import styles from './session-row.module.css';

const texts = accountMessages.sessions;

export interface SessionRowProps {
  readonly session: LoginSession;
  readonly readAt: Date;
  readonly ending: boolean;
  readonly onLogOut: () => void;
}

/** One browser. The one that is looked from can be logged out in the bar. */
export function SessionRow({ session, readAt, ending, onLogOut }: SessionRowProps) {
  const name = deviceName(session);
  return (
    <li className={styles['row']}>
      <Outline path={isHandheld(session) ? phoneOutline : deviceOutline} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['used']}>{session.current ? texts.hereNow : lastUsedText(session.lastUsedAt, readAt)}</p>
      </div>
      {session.current ? (
        <Notice icon="check" tone="success">
          {texts.current}
        </Notice>
      ) : (
        <Button variant="secondary" size="row" busy={ending} aria-label={texts.logOutOf(name)} onClick={onLogOut}>
          {texts.logOut}
        </Button>
      )}
    </li>
  );
}
