import { lazy, Suspense, type ComponentType } from 'react';
import {
  remoteNames,
  remoteRoutes,
  routeOf,
  type HostServices,
  type RemoteName,
  type RemoteProps,
} from '@app/shared/federation';
import { FullScreenLoader } from '@app/shared/ui';

const imports: Readonly<Record<RemoteName, () => Promise<{ remote: { Component: ComponentType<RemoteProps> } }>>> = {
  auth: async () => import('../../../remote-auth/src/expose/remote.ts'),
  dashboard: async () => import('../../../remote-dashboard/src/expose/remote.ts'),
  review: async () => import('../../../remote-review/src/expose/remote.ts'),
};
const partOf = (name: RemoteName) => lazy(async () => ({ default: (await imports[name]()).remote.Component }));

/** Stands in for `host/src/remotes`: the same parts of the page, as lazy routes of one application. */
const parts: Readonly<Record<RemoteName, ComponentType<RemoteProps>>> = {
  auth: partOf('auth'),
  dashboard: partOf('dashboard'),
  review: partOf('review'),
};

export function RemoteOutlet({ name, host }: { readonly name: RemoteName; readonly host: HostServices }) {
  const Part = parts[name];
  return (
    <Suspense fallback={<FullScreenLoader />}>
      <Part host={host} />
    </Suspense>
  );
}

/** Loads the part that shows an address before it is known who came. */
export async function loadPage(_apiBase: string, path: string): Promise<void> {
  const owner = remoteNames.find((name) => routeOf(remoteRoutes[name], path) !== undefined);
  if (owner !== undefined) await imports[owner]();
}

/** One application has its parts already, or asks for them as it needs them. */
export function preloadPage(): void {}

/** One application has no releases to offer. */
export function RemotesCompanion() {
  return null;
}
