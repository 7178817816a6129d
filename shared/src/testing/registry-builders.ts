import type { RegisteredRemote, Registry, RemoteRelease } from '../federation/registry.ts';

/** A hash of the right form that fits no file. */
export const someHash = `sha384-${'A'.repeat(64)}`;

/** A release that fits the current host. */
export function aRelease(name: string, version: string, changes: Partial<RemoteRelease> = {}): RemoteRelease {
  const folder = `/remotes/${name}/${version}/`;
  return {
    entry: `${folder}mf-manifest.json`,
    contract: 1,
    commit: '0a1b2c3',
    builtAt: '2026-11-20T10:00:00.000Z',
    integrity: { 'mf-manifest.json': someHash, 'remoteEntry.js': someHash },
    shared: { react: '^19.0.0' },
    preload: {},
    ...changes,
  };
}

/** A remote with these versions; the last is live, the one before it is the previous one. */
export function aRemote(
  name: string,
  versions: readonly string[],
  changes: Partial<RegisteredRemote> = {},
): RegisteredRemote {
  return {
    active: versions.at(-1) ?? 'none',
    previous: versions.at(-2) ?? null,
    canary: null,
    blocked: [],
    releases: Object.fromEntries(versions.map((version) => [version, aRelease(name, version)])),
    ...changes,
  };
}

/** A registry of these remotes. */
export function aRegistry(remotes: Record<string, RegisteredRemote>, revision = 1): Registry {
  return { schemaVersion: 1, revision, remotes };
}
