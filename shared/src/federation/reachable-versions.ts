import type { RegisteredRemote } from './registry.ts';

/** What a page falls back to when the live release fails, best first. One more than the previous: two in a row may be broken. */
export function fallbackVersions({ previous, earlier = [] }: RegisteredRemote): readonly string[] {
  return [previous, earlier[0]].filter((version) => version !== null && version !== undefined);
}

/** The versions that a page may come to load: what everybody has, what it falls back to, and the canary. */
export function reachableVersions(remote: RegisteredRemote): ReadonlySet<string> {
  const canary = remote.canary === null || remote.canary === undefined ? [] : [remote.canary.version];
  return new Set([remote.active, ...fallbackVersions(remote), ...canary]);
}
