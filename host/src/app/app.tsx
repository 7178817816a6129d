import { Toasts } from '@app/shared/notify';
import { useLocation } from '@app/shared/router';
import { useSession } from '@app/shared/session';
import { PublicLayout } from '@app/shared/ui';
import { useCallback, useState, type ComponentType } from 'react';
import { Landing, Protected, PublicOnly } from '../features/guards/index.ts';
import { WindowEnd } from '../features/login-window/index.ts';
import { LiveRegion } from '../features/live-region/index.ts';
import { useRouteFocus } from '../features/route-focus/index.ts';
import { NotFoundPage, PublicFooter, ShellLayout, SkipLink } from '../features/shell/index.ts';
import type { RemoteOutletProps } from '../remotes/index.ts';
import type { PageServices } from './create-services.ts';
import { PageBoundary } from './page-boundary.tsx';
import { canonicalPath, pageOf, type RemotePage } from './page-of.ts';

export interface AppProps {
  readonly services: PageServices;
  /** Renders a remote in its place. */
  readonly Outlet: ComponentType<RemoteOutletProps>;
  /** Stands between the top bar and the page. */
  readonly Bar?: ComponentType<{ readonly services: PageServices }> | undefined;
}

/** A page of a remote, behind its guard and inside its frame. */
function PageOfRemote({ page, services, Outlet, Bar }: AppProps & { readonly page: RemotePage }) {
  const { host } = services;
  const { session, settings } = host;
  const bar = Bar && <Bar services={services} />;
  const missing = <NotFoundPage session={session} />;
  const outlet = <Outlet name={page.owner} host={host} missing={missing} />;
  switch (page.access) {
    case 'visitors':
      return (
        <PublicOnly session={session}>
          <PublicLayout footer={<PublicFooter settings={settings} />}>{outlet}</PublicLayout>
        </PublicOnly>
      );
    case 'logged-in':
      return (
        <Protected session={session}>
          <ShellLayout session={session} bar={bar}>
            {outlet}
          </ShellLayout>
        </Protected>
      );
    case 'everybody':
      return (
        <ShellLayout session={session} bar={bar}>
          {outlet}
        </ShellLayout>
      );
  }
}

/** The part of the product that the address asks for. */
function CurrentPage(props: AppProps) {
  const { host, smallWindow } = props.services;
  const { session } = host;
  const page = pageOf(useLocation().pathname);
  const isAuthenticated = useSession(session, (state) => state.isAuthenticated);
  const [isSmall, setSmall] = useState(smallWindow !== null);
  const becomeOrdinary = useCallback(() => setSmall(false), []);
  if (smallWindow !== null && isSmall && isAuthenticated) {
    return <WindowEnd smallWindow={smallWindow} onStay={becomeOrdinary} />;
  }
  if (page === 'landing') return <Landing session={session} />;
  if (page !== 'unknown') return <PageOfRemote {...props} page={page} />;
  return (
    <ShellLayout session={session} bar={props.Bar && <props.Bar services={props.services} />}>
      <NotFoundPage session={session} />
    </ShellLayout>
  );
}

/** The shell. It needs a router around it. */
export function App({ services, Outlet, Bar }: AppProps) {
  const { pathname } = useLocation();
  const page = canonicalPath(pathname);
  useRouteFocus(page);
  return (
    <>
      <SkipLink />
      <PageBoundary page={page}>
        <CurrentPage services={services} Outlet={Outlet} Bar={Bar} />
      </PageBoundary>
      <LiveRegion announcer={services.announcer} />
      <Toasts />
    </>
  );
}
