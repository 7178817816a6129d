/** Takes part in the renewal of the session: `mark` when a call starts, `renew` when it was answered with 401. */
export interface SingleRefresh {
  mark(): number;
  /** True when the session was renewed since the mark, by this call or another; false when renewing failed. */
  renew(since: number): Promise<boolean>;
}

/**
 * Renews the session once for all calls that wait for it. A call that was sent before a renewal and answered after it
 * takes over its outcome, so a burst of late 401s does not start another.
 */
export function createSingleRefresh(refresh: () => Promise<boolean>): SingleRefresh {
  let ended = 0;
  let lastOutcome = false;
  let running: Promise<boolean> | null = null;

  const start = async (): Promise<boolean> => {
    try {
      lastOutcome = await refresh();
    } finally {
      ended += 1;
      running = null;
    }
    return lastOutcome;
  };

  return {
    mark: () => ended,
    renew: (since) => {
      if (running === null && ended > since) return Promise.resolve(lastOutcome);
      running ??= start();
      return running;
    },
  };
}
