import type { Platform } from '../../platform/platform.ts';
import { channels } from '../../platform/notifications/index.ts';
import { isClaimed, type Claim } from './analysis-repository.ts';
import { Superseded } from './progress-writer.ts';

export interface StopWatch {
  /** Aborted with `Superseded` when somebody stops the analysis. */
  readonly signal: AbortSignal;
  /** The claim is known to be gone. */
  stop(reason: Superseded): void;
  end(): void;
}

/** Hears at once that an analysis was stopped, from whatever process. */
export function watchForStop({ db, notifications, logger }: Platform, claim: Claim): StopWatch {
  const stopped = new AbortController();
  const stop = (reason: Superseded): void => stopped.abort(reason);
  const lookAgain = async (): Promise<void> => {
    if (!(await isClaimed(db, claim))) stop(new Superseded());
  };
  const unsubscribe = [
    notifications.subscribe(channels.analysisStopped, (id) => {
      if (id === claim.id) stop(new Superseded());
    }),
    notifications.onResync(() => {
      // Writing progress finds it out too.
      lookAgain().catch((error: unknown) =>
        logger.warn({ err: error }, 'could not check whether an analysis was cancelled'),
      );
    }),
  ];
  return { signal: stopped.signal, stop, end: () => unsubscribe.forEach((off) => off()) };
}
