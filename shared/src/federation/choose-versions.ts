import { fallbackVersions } from './reachable-versions.ts';
import type { RegisteredRemote } from './registry.ts';

/** FNV-1a, 32 bit, then an avalanche step: neighbouring ids must not land in neighbouring shares. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Where a visitor stands in the line of all visitors of a canary: at least 0, below 100. */
export function visitorShare(seed: string, visitorId: string): number {
  return (hash(`${seed}\n${visitorId}`) / 2 ** 32) * 100;
}

/**
 * The versions to try for a visitor, best first: the canary when the visitor is in its share, the active one, what was live
 * before it. The seed is the canary's version, so raising the percentage only adds visitors, and the next canary
 * begins with others. Without a visitor id there is no canary.
 */
export function chooseVersions(
  name: string,
  remote: RegisteredRemote,
  visitorId: string | undefined,
): readonly string[] {
  const { canary, active, blocked, releases } = remote;
  const inCanary =
    canary !== null &&
    canary !== undefined &&
    visitorId !== undefined &&
    visitorShare(`${name}@${canary.version}`, visitorId) < canary.percent;
  const wanted = [...(inCanary ? [canary.version] : []), active, ...fallbackVersions(remote)];
  return [...new Set(wanted)].filter((version) => !blocked.includes(version) && Object.hasOwn(releases, version));
}
