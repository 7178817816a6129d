/** Takes part in the renewal of the session: `mark` when a call starts, `renew` when it was answered with 401. */
export interface SingleRefresh {
  mark(): number;
  /**
   * True when the session was renewed since the mark, by this call or another; false when the server refuses to. Rejects
   * when it could not be asked.
   */
  renew(since: number): Promise<boolean>;
}

/**
 * Renews the session once for all calls that wait for it. A call that was sent before a renewal and answered after it
 * goes on with the renewed session, so a burst of late 401s does not start another. A refusal is not passed on in this
 * way: somebody may have logged in since.
 */
export function createSingleRefresh(refresh: () => Promise<boolean>): SingleRefresh {
  let renewals = 0;
  let running: Promise<boolean> | null = null;

  const start = async (): Promise<boolean> => {
    try {
      const isRenewed = await refresh();
      if (isRenewed) renewals += 1;
      return isRenewed;
    } finally {
      running = null;
    }
  };

  return {
    mark: () => renewals,
    renew: (since) => {
      if (running === null && renewals > since) return Promise.resolve(true);
      running ??= start();
      return running;
    },
  };
}
