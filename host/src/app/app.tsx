import { shellMessages } from '@app/shared/messages';
import { Toasts } from '@app/shared/notify';
import { useLocation } from '@app/shared/router';
import { useSession } from '@app/shared/session';
import { FullScreenLoader, PublicLayout } from '@app/shared/ui';
import { Suspense, type ComponentType } from 'react';
import { Landing, Protected, PublicOnly } from '../features/guards/index.ts';
import { LoggedInWindow } from '../features/login-window/index.ts';
import { LiveRegion } from '../features/live-region/index.ts';
import { useRouteFocus } from '../features/route-focus/index.ts';
import { NotFoundPage, ShellLayout, SkipLink } from '../features/shell/index.ts';
import type { RemoteOutletProps } from '../remotes/index.ts';
import type { PageServices } from './create-services.ts';
import { PageBoundary } from './page-boundary.tsx';
import { canonicalPath, pageOf } from './page-of.ts';

export interface AppProps {
  readonly services: PageServices;
  /** Renders a remote in its place. */
  readonly Outlet: ComponentType<RemoteOutletProps>;
}

/** The part of the product that the address asks for, behind its guard and inside its frame. */
function CurrentPage({ services: { host, smallWindow }, Outlet }: AppProps) {
  const { session, settings } = host;
  const isAuthenticated = useSession(session, (state) => state.isAuthenticated);
  const page = pageOf(useLocation().pathname);
  if (smallWindow !== null && isAuthenticated) {
    return (
      <Suspense fallback={<FullScreenLoader />}>
        <LoggedInWindow smallWindow={smallWindow} />
      </Suspense>
    );
  }
  switch (page) {
    case 'landing':
      return <Landing session={session} />;
    case 'auth':
      return (
        <PublicOnly session={session}>
          <PublicLayout footer={shellMessages.retention(settings.retentionHours)}>
            <Outlet name="auth" host={host} />
          </PublicLayout>
        </PublicOnly>
      );
    case 'dashboard':
      return (
        <Protected session={session}>
          <ShellLayout session={session}>
            <Outlet name="dashboard" host={host} />
          </ShellLayout>
        </Protected>
      );
    case 'unknown':
      return (
        <ShellLayout session={session}>
          <NotFoundPage session={session} />
        </ShellLayout>
      );
  }
}

/** The shell. It needs a router around it. */
export function App({ services, Outlet }: AppProps) {
  const { pathname } = useLocation();
  const page = canonicalPath(pathname);
  useRouteFocus(page);
  return (
    <>
      <SkipLink />
      <PageBoundary page={page}>
        <CurrentPage services={services} Outlet={Outlet} />
      </PageBoundary>
      <LiveRegion announcer={services.announcer} />
      <Toasts />
    </>
  );
}
