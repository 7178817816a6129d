import { shellMessages } from '@app/shared/messages';
import { Link } from '@app/shared/router';
import { useSession, type SessionStore } from '@app/shared/session';
import { Brand, helpOutline, IconButton, userOutline } from '@app/shared/ui';
import { useState } from 'react';
import { BarLink } from './bar-link.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly session: SessionStore;
}

/** The way out. One press is enough, however often it is made. */
function LogOut({ session }: TopBarProps) {
  const [leaving, setLeaving] = useState(false);
  const logOut = async () => {
    if (leaving) return;
    setLeaving(true);
    await session.getState().logout();
    setLeaving(false);
  };
  return (
    <IconButton
      icon="log-out"
      label={shellMessages.logOut}
      tone="bar"
      aria-disabled={leaving || undefined}
      onClick={() => void logOut()}
    />
  );
}

/** Product name at the left; at the right who is logged in, help, and the way in or out. */
export function TopBar({ session }: TopBarProps) {
  const email = useSession(session, ({ user }) => user?.email);
  const isNobody = useSession(session, ({ ready, isAuthenticated }) => ready && !isAuthenticated);
  const { accountOf, help, login } = shellMessages;

  return (
    <header className={styles['bar']}>
      <Link to="/" className={styles['brand'] ?? ''}>
        <Brand />
      </Link>
      <div className={styles['links']}>
        {email !== undefined && (
          <BarLink to="/account" label={accountOf(email)} outline={userOutline}>
            {email}
          </BarLink>
        )}
        <BarLink to="/help" label={help} outline={helpOutline} />
        {isNobody && (
          <BarLink to="/login" label={login}>
            {login}
          </BarLink>
        )}
      </div>
      {email !== undefined && <LogOut session={session} />}
    </header>
  );
}
