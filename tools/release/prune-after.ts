import { pruneReleases } from './prune-releases.ts';
import type { SiteStore } from './site-store.ts';

/** Prunes after a step that is done and stays done: what goes wrong here is told and undoes nothing. */
export async function pruneAfter(site: SiteStore): Promise<void> {
  try {
    const removed = await pruneReleases({ site, now: new Date() });
    if (removed.length > 0) {
      console.log(`Removed what no page can need any more: ${removed.join(', ')}.`);
    }
  } catch (error) {
    console.warn(`Old releases could not be removed (npm run release -- prune tries again): ${String(error)}`);
  }
}
