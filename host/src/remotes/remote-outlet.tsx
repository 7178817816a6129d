import type { HostServices, RemoteName } from '@app/shared/federation';
import { pageRemotes } from './page-remotes.ts';
import { RemoteRegion } from './remote-region.tsx';

export interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly host: HostServices;
}

/** A remote in its place on the page. Another name starts anew. */
export function RemoteOutlet({ name, host }: RemoteOutletProps) {
  const { loader } = pageRemotes(host.settings.apiBase);
  return <RemoteRegion key={name} name={name} host={host} loader={loader} reloadPage={reloadPage} />;
}

const reloadPage = (): void => location.reload();
