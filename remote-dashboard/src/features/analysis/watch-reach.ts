import { dashboardMessages } from '@app/shared/messages';
import { RunFailure } from './run-failure.ts';

/** With no answer of any kind for this long, a run is given up here. The server may still finish it. */
const outOfReachMs = 120_000;

/** Watches for how long the server has not answered at all. */
export function watchReach(now: () => number) {
  let silentSince: number | null = null;
  return {
    isSilent: () => silentSince !== null,
    noteAnswer: () => {
      silentSince = null;
    },
    /** Throws once it has lasted too long. */
    noteSilence: (reference: string | null, cause?: unknown) => {
      silentSince ??= now();
      if (now() - silentSince < outOfReachMs) return;
      const minutes = Math.round(outOfReachMs / 60_000);
      throw new RunFailure(dashboardMessages.analysis.outOfReach(minutes), { cause, reference });
    },
  };
}
