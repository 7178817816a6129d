import * as z from 'zod/mini';
import { contractNumber, type Registry, type RemoteRelease } from '@app/shared/federation';

const storageKey = 'remoteOverrides';
const stored = z.record(z.string(), z.string());

/** The version that a release loaded from a developer's own URL goes by. */
export const overrideVersion = 'local';

/** Remotes that this tab loads from elsewhere than the registry says: URL of a manifest by name. */
export type Overrides = Readonly<Record<string, string>>;

export function readOverrides(storage: Pick<Storage, 'getItem'>): Overrides {
  try {
    return stored.parse(JSON.parse(storage.getItem(storageKey) ?? '{}'));
  } catch (error) {
    console.warn('The list of overridden remotes was unreadable and is ignored', error);
    return {};
  }
}

export function writeOverrides(storage: Pick<Storage, 'setItem'>, overrides: Overrides): void {
  storage.setItem(storageKey, JSON.stringify(overrides));
}

/** Whether a page may load a remote from a URL: only from origins that the registry names. */
export function isAllowedOverride(registry: Registry, url: string): boolean {
  const origins = (registry.overrideOrigins ?? []).map((allowed) => new URL(allowed).origin);
  return URL.canParse(url) && origins.includes(new URL(url).origin);
}

/** The registry with the allowed overrides in place of the live releases. They have no release to fall back from. */
export function applyOverrides(registry: Registry, overrides: Overrides): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const url = overrides[name];
    if (url === undefined || !isAllowedOverride(registry, url)) {
      return [name, remote];
    }
    const releases = { [overrideVersion]: anOverride(url) };
    return [name, { active: overrideVersion, previous: null, canary: null, blocked: [], releases }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** A developer's build has no record: it is taken to fit, its module still has to speak the contract. */
function anOverride(entry: string): RemoteRelease {
  return { entry, contract: contractNumber, commit: 'local', builtAt: '', integrity: {}, shared: {}, preload: {} };
}
