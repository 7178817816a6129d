import { accountMessages } from '@app/shared/messages';
import { Button, deviceOutline, Notice, Outline, phoneOutline } from '@app/shared/ui';
import { deviceName, isHandheld } from './device-name.ts';
import type { SessionGroup } from './group-sessions.ts';
import { lastUsedText } from './last-used-text.ts';
import styles from './session-row.module.css';

const texts = accountMessages.sessions;

export interface SessionRowProps {
  readonly group: SessionGroup;
  readonly readAt: Date;
  readonly ending: boolean;
  readonly onLogOut: () => void;
}

/** One kind of browser. The login in use can be ended in the bar. */
export function SessionRow({ group, readAt, ending, onLogOut }: SessionRowProps) {
  const session = group.latest;
  const name = deviceName(session);
  const lastUsed = texts.logins(group.ids.length, lastUsedText(session.lastUsedAt, readAt));
  return (
    <li className={styles['row']}>
      <Outline path={isHandheld(session) ? phoneOutline : deviceOutline} className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['used']}>{session.current ? texts.hereNow : lastUsed}</p>
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
