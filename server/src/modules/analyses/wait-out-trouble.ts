import { setTimeout as wait } from 'node:timers/promises';

export interface Patience {
  readonly signal: AbortSignal;
  /** The sentence for trouble that is worth waiting for, else null. */
  readonly describe: (error: unknown) => string | null;
  readonly onWaiting: (sentence: string) => Promise<void>;
  readonly limitMs?: number;
  readonly firstPauseMs?: number;
}

const longestPauseMs = 15_000;
/** Somebody has to be woken up and to find out. */
const defaultLimitMs = 30 * 60_000;

/** Does the work again, after growing pauses, while what keeps it from its end is trouble that passes. */
export async function waitOutTrouble<Result>(
  work: () => Promise<Result>,
  { signal, describe, onWaiting, limitMs = defaultLimitMs, firstPauseMs = 1_000 }: Patience,
): Promise<Result> {
  const deadline = performance.now() + limitMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      const sentence = describe(error);
      if (sentence === null || signal.aborted || performance.now() > deadline) throw error;
      await onWaiting(sentence);
    }
    await wait(pauseMs, undefined, { signal });
  }
}
