import { lazy, Suspense, type ComponentType } from 'react';
import type { HostServices, RemoteName, RemoteProps } from '@app/shared/federation';
import { FullScreenLoader } from '@app/shared/ui';

/** Stands in for `host/src/remotes`: the same parts of the page, as lazy routes of one application. */
const parts: Readonly<Record<RemoteName, ComponentType<RemoteProps>>> = {
  auth: lazy(async () => ({ default: (await import('../../../remote-auth/src/expose/remote.ts')).remote.Component })),
  dashboard: lazy(async () => ({
    default: (await import('../../../remote-dashboard/src/expose/remote.ts')).remote.Component,
  })),
  review: lazy(async () => ({
    default: (await import('../../../remote-review/src/expose/remote.ts')).remote.Component,
  })),
};

export function RemoteOutlet({ name, host }: { readonly name: RemoteName; readonly host: HostServices }) {
  const Part = parts[name];
  return (
    <Suspense fallback={<FullScreenLoader />}>
      <Part host={host} />
    </Suspense>
  );
}

/** One application has its parts already, or asks for them as it needs them. */
export function preloadPage(): void {}

/** One application has no releases to offer. */
export function RemotesCompanion() {
  return null;
}
