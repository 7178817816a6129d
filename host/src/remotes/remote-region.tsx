import { Suspense, use, useState } from 'react';
import type { HostServices, RemoteName } from '@app/shared/federation';
import { FullScreenLoader } from '@app/shared/ui';
import { RemoteBoundary } from './remote-boundary.tsx';
import { startLoad } from './remote-load.ts';
import type { LoadedRemote, RemoteLoader } from './remote-loader.ts';

export interface RemoteRegionProps {
  readonly name: RemoteName;
  readonly host: HostServices;
  readonly loader: RemoteLoader;
}

/** The part of the page that a remote renders, or the panel that says why it is not there. */
export function RemoteRegion({ name, host, loader }: RemoteRegionProps) {
  const [current, setCurrent] = useState(() => startLoad(loader, name));
  const loadAgain = () => setCurrent(startLoad(loader, name));
  return (
    <RemoteBoundary name={name} loader={loader} current={current} onLoadAgain={loadAgain}>
      <Suspense fallback={<FullScreenLoader />}>
        <RemotePage loaded={current.promise} host={host} />
      </Suspense>
    </RemoteBoundary>
  );
}

function RemotePage({ loaded, host }: { readonly loaded: Promise<LoadedRemote>; readonly host: HostServices }) {
  const { module } = use(loaded);
  return <module.Component host={host} />;
}
