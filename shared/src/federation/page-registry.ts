import type { Registry } from './registry.ts';

/** What is loaded before the entry has run; all later files are checked by the hashes inside the entry. */
const checkedByTheHost = /^(mf-manifest\.json|remoteEntry\.js|__federation_expose_.*)$/;

/**
 * The registry as it is inlined into a page: only releases that this page may load, without the preload lists that
 * became link tags already. Same schema.
 */
export function pageRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const reachable = new Set([remote.active, remote.previous, remote.canary?.version]);
    const releases = Object.entries(remote.releases)
      .filter(([version]) => reachable.has(version))
      .map(([version, release]) => [version, { ...release, preload: {}, integrity: keepChecked(release.integrity) }]);
    return [name, { ...remote, releases: Object.fromEntries(releases) }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function keepChecked(integrity: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => checkedByTheHost.test(file)));
}
