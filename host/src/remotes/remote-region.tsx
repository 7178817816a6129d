import { Suspense } from 'react';
import type { HostServices, RemoteName } from '@app/shared/federation';
import { shellMessages } from '@app/shared/messages';
import { FullScreenLoader, ProblemCard } from '@app/shared/ui';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { useRemote } from './use-remote.ts';

export interface RemoteRegionProps {
  readonly name: RemoteName;
  readonly host: HostServices;
  readonly loader: RemoteLoader;
  readonly reloadPage: () => void;
}

/** The part of the page that a remote renders, or the panel that says why it is not there. */
export function RemoteRegion({ name, host, loader, reloadPage }: RemoteRegionProps) {
  const { state, onBroken, onRetry } = useRemote(loader, name, reloadPage);
  if (state.status === 'loading') {
    return <FullScreenLoader />;
  }
  if (state.status === 'failed') {
    return (
      <ProblemCard title={shellMessages.partFailedTitle} onRetry={onRetry} reference={state.reference}>
        {shellMessages.partFailed} {shellMessages.partFailedNext}
      </ProblemCard>
    );
  }
  const { loaded } = state;
  const { Component } = loaded.module;
  return (
    <RemoteBoundary key={loaded.version} onBroken={(phase, error) => onBroken(loaded, phase, error)}>
      <Suspense fallback={<FullScreenLoader />}>
        <Component host={host} />
      </Suspense>
    </RemoteBoundary>
  );
}
