import { chooseVersions, remoteNames, remoteRoutes, routeOf, type Registry } from '@app/shared/federation';
import type { PageRemotes } from './page-remotes.ts';
import { preloadRelease } from './preload-release.ts';

/** Starts the download of the release that would show an address; for an address of nobody does nothing. */
export function preloadPage({ registry, visitorId }: Pick<PageRemotes, 'registry' | 'visitorId'>, path: string): void {
  const owner = remoteNames.find((name) => routeOf(remoteRoutes[name], path) !== undefined);
  const remote: Registry['remotes'][string] | undefined = registry.remotes[owner ?? ''];
  if (owner === undefined || remote === undefined) return;
  const release = remote.releases[chooseVersions(owner, remote, visitorId)[0] ?? ''];
  if (release !== undefined) preloadRelease(release);
}
