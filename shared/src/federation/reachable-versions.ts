import type { RegisteredRemote } from './registry.ts';

/** The versions that a page may come to load: what everybody has, what it falls back to, and the canary. */
export function reachableVersions({ active, previous, canary }: RegisteredRemote): ReadonlySet<string> {
  const versions = [active, previous, canary?.version];
  return new Set(versions.filter((version) => version !== null && version !== undefined));
}
