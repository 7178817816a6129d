import { readHistory } from './registry-history.ts';
import type { SiteStore } from './site-store.ts';

/** The commit of a version that was listed once and is no more, or null when it never was. */
export async function findPrunedCommit(site: SiteStore, name: string, version: string): Promise<string | null> {
  for await (const { registry } of readHistory(site)) {
    const release = registry.remotes[name]?.releases[version];
    if (release !== undefined) {
      return release.commit;
    }
  }
  return null;
}
