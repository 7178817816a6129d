import { routeOf, type HostServices, type RemoteName } from '@app/shared/federation';
import { useLocation } from '@app/shared/router';
import { useMemo, type ReactNode } from 'react';
import { isReplaced } from './is-replaced.ts';
import { pageRemotes } from './page-remotes.ts';
import { RemoteRegion } from './remote-region.tsx';

export interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly host: HostServices;
  /** Stands in the place of a page that the release in use does not have yet. */
  readonly missing: ReactNode;
}

/** A remote in its place on the page. Another name starts anew. */
export function RemoteOutlet({ name, host, missing }: RemoteOutletProps) {
  const { loader, registry, visitorId } = pageRemotes(host.settings.apiBase);
  const page = useMemo(
    () => ({ reloadPage, isReplaced: (remote: RemoteName) => isReplaced(remote, registry, visitorId) }),
    [registry, visitorId],
  );
  const path = useLocation().pathname.replace(/\/+$/, '');
  const remote = registry.remotes[name];
  const pages = remote?.releases[remote.active]?.pages ?? {};
  return (
    <RemoteRegion
      key={name}
      name={name}
      host={host}
      loader={loader}
      page={page}
      path={path}
      missing={missing}
      pageName={pages[routeOf(Object.keys(pages), path) ?? '']}
    />
  );
}

/** Downloads that hang hold all connections that a browser opens to one origin: the new page would wait for them. */
const reloadPage = (): void => {
  window.stop();
  location.reload();
};
