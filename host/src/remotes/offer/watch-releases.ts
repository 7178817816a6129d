import type { Registry } from '@app/shared/federation';
import { fetchRegistry } from '../fetch-registry.ts';

/** Between two looks at the registry, at least; a page that comes to the front looks at once when this has passed. */
const pauseMs = 60_000;
/** A page that stays in front looks this often. */
const periodMs = 5 * 60_000;

export interface ReleaseWatch {
  stop(): void;
}

/** Looks for newer revisions of the registry while the page is in front, and hands over each that is new. */
export function watchReleases(revision: number, onNewer: (registry: Registry) => void): ReleaseWatch {
  let known = revision;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<void> => {
    lookedAt = Date.now();
    const registry = await fetchRegistry();
    if (registry.revision > known) {
      known = registry.revision;
      onNewer(registry);
    }
  };
  const lookIfDue = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= pauseMs) {
      look().catch((error: unknown) => console.warn('The registry of remotes could not be read', error));
    }
  };

  document.addEventListener('visibilitychange', lookIfDue);
  const timer = setInterval(lookIfDue, periodMs);
  lookIfDue();
  return {
    stop: () => {
      document.removeEventListener('visibilitychange', lookIfDue);
      clearInterval(timer);
    },
  };
}
