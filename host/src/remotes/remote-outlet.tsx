import { Suspense, use, useState } from 'react';
import type { HostServices, RemoteName } from '@app/shared/federation';
import { FullScreenLoader } from '@app/shared/ui';
import { pageRemotes } from './page-remotes.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { startLoad } from './remote-load.ts';
import type { LoadedRemote } from './remote-loader.ts';

export interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly host: HostServices;
}

/** The part of the page that a remote renders, or the panel that says why it is not there. */
export function RemoteOutlet({ name, host }: RemoteOutletProps) {
  return <RemoteRegion key={name} name={name} host={host} />;
}

function RemoteRegion({ name, host }: RemoteOutletProps) {
  const { loader } = pageRemotes(host.settings.apiBase);
  const load = () => ({ loaded: startLoad(loader, name) });
  const [{ loaded }, setCurrent] = useState(load);
  return (
    <RemoteBoundary name={name} loader={loader} current={loaded} onLoadAgain={() => setCurrent(load())}>
      <Suspense fallback={<FullScreenLoader />}>
        <RemotePage loaded={loaded.promise} host={host} />
      </Suspense>
    </RemoteBoundary>
  );
}

function RemotePage({ loaded, host }: { readonly loaded: Promise<LoadedRemote>; readonly host: HostServices }) {
  const { module } = use(loaded);
  return <module.Component host={host} />;
}
