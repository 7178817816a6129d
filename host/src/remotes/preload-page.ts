import {
  chooseVersions,
  remoteNames,
  remoteRoutes,
  routeOf,
  type Registry,
  type RemoteName,
} from '@app/shared/federation';
import type { PageRemotes } from './page-remotes.ts';
import { preloadRelease } from './preload-release.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Whose page an address is. */
const ownerOf = (path: string): RemoteName | undefined =>
  remoteNames.find((name) => routeOf(remoteRoutes[name], path) !== undefined);

/** Loads what shows an address while it is still asked who came; whoever shows it shares the load. Nothing for an address of nobody. */
export async function loadPage(
  remotes: () => { readonly loader: Pick<RemoteLoader, 'load'> },
  path: string,
): Promise<void> {
  const owner = ownerOf(path);
  if (owner !== undefined) await remotes().loader.load(owner);
}

/** Starts the download of the release that would show an address; for an address of nobody does nothing. */
export function preloadPage({ registry, visitorId }: Pick<PageRemotes, 'registry' | 'visitorId'>, path: string): void {
  const owner = ownerOf(path);
  const remote: Registry['remotes'][string] | undefined = registry.remotes[owner ?? ''];
  if (owner === undefined || remote === undefined) return;
  const release = remote.releases[chooseVersions(owner, remote, visitorId)[0] ?? ''];
  if (release !== undefined) preloadRelease(release);
}
