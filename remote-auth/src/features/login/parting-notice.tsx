import { authMessages } from '@app/shared/messages';
import { useSession, type SessionStore } from '@app/shared/session';
import { Notice } from '@app/shared/ui';
import styles from './parting-notice.module.css';

const texts: Readonly<Record<string, string>> = authMessages.login.partings;

/** Says why somebody who was logged in a moment ago is here. Who pressed `Log out` here knows. */
export function PartingNotice({ session }: { readonly session: SessionStore }) {
  const text = useSession(session, ({ parting }) => texts[parting ?? '']);
  if (text === undefined) return null;
  return (
    <div className={styles['notice']} role="status">
      <Notice icon="info">{text}</Notice>
    </div>
  );
}
