import { shellMessages } from '@app/shared/messages';
import { Link } from '@app/shared/router';
import { useSession, type SessionStore } from '@app/shared/session';
import { Brand, IconButton } from '@app/shared/ui';
import { useState } from 'react';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly session: SessionStore;
}

/** Product name at the left; who is signed in and the way out at the right. */
export function TopBar({ session }: TopBarProps) {
  const email = useSession(session, ({ user }) => user?.email);
  const [leaving, setLeaving] = useState(false);

  const logOut = async () => {
    if (leaving) return;
    setLeaving(true);
    await session.getState().logout();
    setLeaving(false);
  };

  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['brand'] ?? ''}>
        <Brand />
      </Link>
      {email !== undefined && (
        <>
          <span className={styles['email']}>{email}</span>
          <IconButton
            icon="log-out"
            label={shellMessages.logOut}
            tone="bar"
            aria-disabled={leaving || undefined}
            onClick={() => void logOut()}
          />
        </>
      )}
    </header>
  );
}
