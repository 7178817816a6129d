import { Suspense, type ReactNode } from 'react';
import { routeOf, type HostServices, type RemoteName } from '@app/shared/federation';
import { shellMessages } from '@app/shared/messages';
import { FullScreenLoader, ProblemCard } from '@app/shared/ui';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { useRemote, type PageAround } from './use-remote.ts';

export interface RemoteRegionProps {
  readonly name: RemoteName;
  readonly host: HostServices;
  readonly loader: RemoteLoader;
  readonly page: PageAround;
  /** The page that is asked for, without a closing slash. */
  readonly path: string;
  /** What is shown when the release in use has no such page. */
  readonly missing: ReactNode;
  /** What visitors call the page, at the beginning of a sentence. */
  readonly pageName?: string | undefined;
}

/** The part of the page that a remote renders, or the panel that says why it is not there. */
export function RemoteRegion(props: RemoteRegionProps) {
  const { name, host, loader, page, path, missing, pageName = shellMessages.thisPage } = props;
  const { state, onBroken, onRetry } = useRemote(loader, name, page);
  if (state.status === 'loading') {
    return <FullScreenLoader />;
  }
  if (state.status === 'failed') {
    return (
      <ProblemCard
        title={state.hasArrived ? shellMessages.brokenTitle : shellMessages.partFailedTitle}
        onRetry={onRetry}
        reference={state.reference}
      >
        {state.hasArrived ? shellMessages.partBroke(pageName) : shellMessages.partFailed(pageName)}
      </ProblemCard>
    );
  }
  const { loaded } = state;
  const { Component, routes } = loaded.module;
  if (routeOf(routes, path) === undefined) return missing;
  return (
    <RemoteBoundary key={loaded.version} onBroken={(phase, error) => onBroken(loaded, phase, error)}>
      <Suspense fallback={<FullScreenLoader />}>
        <Component host={host} />
      </Suspense>
    </RemoteBoundary>
  );
}
