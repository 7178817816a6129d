import type { LoginSession } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { accountMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { useRef } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { deviceName } from './device-name.ts';
import { groupSessions, type SessionGroup } from './group-sessions.ts';
import { Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './sessions-section.module.css';
import { useEndSessions } from './use-end-sessions.ts';

const texts = accountMessages.sessions;

export interface SessionsSectionProps {
  readonly host: HostServices;
  readonly sessions: readonly LoginSession[];
  readonly readAt: Date;
  readonly onChanged: () => Promise<void>;
}

/** Every browser that is logged in, and the ways to end that. */
export function SessionsSection({ host, sessions, readAt, onChanged }: SessionsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { ending, failure, endSome, endAll } = useEndSessions(host);

  const logOut = async ({ latest, ids }: SessionGroup) => {
    if (!(await endSome(ids))) return;
    host.announce(texts.loggedOut(deviceName(latest)));
    await onChanged();
    // The button that had the focus is gone with its row.
    heading.current?.focus();
  };

  return (
    <Section title={texts.title} lead={texts.lead} headingRef={heading}>
      <ul className={styles['list']}>
        {groupSessions(sessions).map((group) => (
          <SessionRow
            key={group.latest.id}
            group={group}
            readAt={readAt}
            ending={ending === group.latest.id}
            onLogOut={() => void logOut(group)}
          />
        ))}
      </ul>
      <Button variant="secondary" icon="log-out" busy={ending === 'all'} onClick={() => void endAll()}>
        {texts.everywhere}
      </Button>
      {failure !== undefined && <FormAlert>{failure}</FormAlert>}
    </Section>
  );
}
