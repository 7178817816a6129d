import { shellMessages } from '@app/shared/messages';
import { useLocation } from '@app/shared/router';
import { useSession, type SessionStore } from '@app/shared/session';
import { ButtonLink, MissingPair, PageTitle } from '@app/shared/ui';
import styles from './not-found-page.module.css';

/** Says that the address leads nowhere, and leads back. */
export function NotFoundPage({ session }: { readonly session: SessionStore }) {
  const { pathname } = useLocation();
  const isAuthenticated = useSession(session, (state) => (state.ready ? state.isAuthenticated : null));
  const { before, path, after } = shellMessages.notFoundAt(pathname);
  return (
    <div className={styles['page']}>
      <MissingPair height={128} />
      <div className={styles['words']}>
        <PageTitle size="public">{shellMessages.notFoundTitle}</PageTitle>
        <p className={styles['text']}>
          {before}
          <code className={styles['path']}>{path}</code>
          {after}
          <br />
          {shellMessages.notFoundReason}
        </p>
      </div>
      {isAuthenticated === true && <ButtonLink to="/dashboard">{shellMessages.goToDashboard}</ButtonLink>}
      {isAuthenticated === false && <ButtonLink to="/login">{shellMessages.goToLogin}</ButtonLink>}
    </div>
  );
}
