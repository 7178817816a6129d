import { reachableVersions, type Registry } from '@app/shared/federation/server';
import { openPageMs } from './live-hosts.ts';
import { dropReleases } from './registry-edits.ts';
import { editRegistry, readRegistry } from './registry-file.ts';
import { readHistory } from './registry-history.ts';
import { releaseRecord } from './release-record.ts';
import type { SiteStore } from './site-store.ts';

export interface PruneOptions {
  readonly site: SiteStore;
  readonly now: Date;
  /** So many of the newest releases of each remote stay, whatever their age. */
  readonly keepLast?: number;
  /** What a page could load within this time stays; never less than a page may stay open. */
  readonly keepMs?: number;
}

/** Enough to go back to by `promote` without building anything. */
const defaultKeepLast = 5;

/**
 * Takes releases out of the registry and then their files out of the site that no page can need any more: neither live nor
 * canary nor fallback, now or within the time that a page may stay open, nor among the newest. Returns what went: `auth 1.0.0`.
 */
export async function pruneReleases(options: PruneOptions): Promise<readonly string[]> {
  const { site, now, keepLast = defaultKeepLast, keepMs = 0 } = options;
  const since = now.getTime() - Math.max(keepMs, openPageMs);
  const registry = await readRegistry(site);
  const needed = await neededSince(site, registry, since);
  const old = Object.keys(registry.remotes).flatMap((name) =>
    oldReleases(registry, name, keepLast)
      .filter((version) => !needed.has(`${name} ${version}`))
      .map((version) => ({ name, version })),
  );
  const called = old.map(({ name, version }) => `${name} ${version}`);
  const edited =
    old.length === 0
      ? registry
      : await editRegistry(site, `prune ${called.join(', ')}`, (current) =>
          old.reduce((left, { name, version }) => dropReleases(name, [version])(left), current),
        );
  return removeUnlisted(site, edited, since);
}

/** `name version` of all that a page could load at any moment since a time. */
async function neededSince(site: SiteStore, registry: Registry, since: number): Promise<ReadonlySet<string>> {
  const states = [registry];
  for await (const state of readHistory(site)) {
    states.push(state.registry);
    // It was in force until the state after it, so the first one from before the time is the last that counts.
    if (Date.parse(state.at) < since) {
      break;
    }
  }
  return new Set(
    states.flatMap(({ remotes }) =>
      Object.entries(remotes).flatMap(([name, remote]) =>
        [...reachableVersions(remote)].map((version) => `${name} ${version}`),
      ),
    ),
  );
}

/** All but the newest. */
function oldReleases({ remotes }: Registry, name: string, keepLast: number): readonly string[] {
  return Object.entries(remotes[name]?.releases ?? {})
    .toSorted(([, a], [, b]) => Date.parse(b.builtAt) - Date.parse(a.builtAt))
    .slice(keepLast)
    .map(([version]) => version);
}

/**
 * Removes whole releases that the registry does not list. A young one may be about to be listed. This also finishes what a run
 * began that was stopped between the two steps.
 */
async function removeUnlisted(site: SiteStore, { remotes }: Registry, since: number): Promise<readonly string[]> {
  const removed: string[] = [];
  const records = (await site.list('remotes')).filter((file) => /^[^/]+\/[^/]+\/release\.json$/.test(file));
  for (const file of records) {
    const [name = '', version = ''] = file.split('/');
    if (Object.hasOwn(remotes[name]?.releases ?? {}, version)) {
      continue;
    }
    const stored = await site.read(`remotes/${file}`);
    const record = releaseRecord.safeParse(stored && JSON.parse(new TextDecoder().decode(stored.bytes))).data;
    if (record !== undefined && Date.parse(record.builtAt) < since) {
      await site.remove(`remotes/${name}/${version}`, 'release.json');
      removed.push(`${name} ${version}`);
    }
  }
  return removed;
}
