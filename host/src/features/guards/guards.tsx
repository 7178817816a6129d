import { Navigate, useLocation } from '@app/shared/router';
import { useSession, type Parting, type SessionStore } from '@app/shared/session';
import { FullScreenLoader } from '@app/shared/ui';
import type { ReactNode } from 'react';
import { askedPage, type LoginState } from './asked-page.ts';

export interface GuardProps {
  readonly session: SessionStore;
  readonly children: ReactNode;
}

type Visitor = 'unknown' | 'nobody' | 'somebody';

function useVisitor(session: SessionStore): Visitor {
  return useSession(session, ({ ready, isAuthenticated }) => {
    if (!ready) return 'unknown';
    return isAuthenticated ? 'somebody' : 'nobody';
  });
}

/** Renders only for a visitor who is not signed in; others go to the page they asked for, or to the dashboard. */
export function PublicOnly({ session, children }: GuardProps) {
  const visitor = useVisitor(session);
  const { state } = useLocation();
  if (visitor === 'unknown') return <FullScreenLoader />;
  if (visitor === 'somebody') return <Navigate to={askedPage(state) ?? '/dashboard'} replace />;
  return children;
}

/** Whoever leaves for good does not ask for the page they left: the next to log in may be somebody else. */
const isOver = (parting: Parting | null): boolean => parting === 'everywhere' || parting === 'deleted';

/** Renders only for somebody who is signed in; others go to the login page, which knows what they asked for. */
export function Protected({ session, children }: GuardProps) {
  const visitor = useVisitor(session);
  const { pathname, search, hash } = useLocation();
  const parting = useSession(session, (state) => state.parting);
  if (visitor === 'unknown') return <FullScreenLoader />;
  if (visitor === 'nobody') {
    const state: LoginState = { from: pathname + search + hash };
    return <Navigate to="/login" replace state={isOver(parting) ? undefined : state} />;
  }
  return children;
}

/** The front door: leads on as soon as it is known who came. */
export function Landing({ session }: Pick<GuardProps, 'session'>) {
  const visitor = useVisitor(session);
  if (visitor === 'unknown') return <FullScreenLoader />;
  return <Navigate to={visitor === 'somebody' ? '/dashboard' : '/login'} replace />;
}
