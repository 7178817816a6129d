import type { Registry } from './registry.ts';

/** The foreign origins a page may load remotes from, for its Content Security Policy. */
export function remoteOrigins(registry: Registry): readonly string[] {
  const entries = Object.values(registry.remotes).flatMap((remote) => Object.values(remote.releases));
  const absolute = entries.map(({ entry }) => entry).filter((entry) => /^https?:\/\//.test(entry));
  const origins = [...absolute, ...(registry.overrideOrigins ?? [])].map((url) => new URL(url).origin);
  return [...new Set(origins)].toSorted();
}
