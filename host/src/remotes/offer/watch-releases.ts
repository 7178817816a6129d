import { registrySchema, type Registry } from '@app/shared/federation';

/** Between two looks at the registry, at least; a page that comes to the front looks at once when this has passed. */
const pauseMs = 60_000;
/** A page that stays in front looks this often. */
const periodMs = 5 * 60_000;
const answerLimitMs = 8_000;

export interface ReleaseWatch {
  stop(): void;
}

/** Looks for newer revisions of the registry while the page is in front, and hands over each that is new. */
export function watchReleases(revision: number, onNewer: (registry: Registry) => void): ReleaseWatch {
  let known = revision;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<void> => {
    lookedAt = Date.now();
    const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(answerLimitMs) });
    if (!response.ok) {
      throw new Error(`/remotes.json answered ${response.status}`);
    }
    const registry = registrySchema.parse(await response.json());
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
