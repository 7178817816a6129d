import { reachableVersions } from './reachable-versions.ts';
import type { Registry } from './registry.ts';

/** Lazily loaded pages. All else is loaded before the entry has run; these are checked by the hashes inside the entry. */
const checkedByTheEntry = /^page-/;

/**
 * The registry as it is inlined into a page: only releases that this page may load, without the preload lists that
 * became link tags already, and with the names of pages once. Same schema.
 */
export function pageRegistry(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { built: _unused, earlier, ...remote }]) => {
    const fallback = earlier?.slice(0, 1) ?? [];
    const reachable = reachableVersions({ ...remote, earlier: fallback });
    const releases = Object.entries(remote.releases)
      .filter(([version]) => reachable.has(version))
      .map(([version, { pages, ...release }]) => [
        version,
        {
          ...release,
          ...(pages !== undefined && version === remote.active ? { pages } : {}),
          preload: {},
          integrity: withoutPages(release.integrity),
        },
      ]);
    const withFallback = fallback.length === 0 ? remote : { ...remote, earlier: fallback };
    return [name, { ...withFallback, releases: Object.fromEntries(releases) }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function withoutPages(integrity: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => !checkedByTheEntry.test(file)));
}
