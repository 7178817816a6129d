import { setTimeout as wait } from 'node:timers/promises';

/** Looking more often would keep those at work from what is waited for. */
const longestPauseMs = 50;

/** Waits for something that happens soon; fails when it does not. */
export async function until(isSo: () => Promise<boolean> | boolean, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (let pauseMs = 5; !(await isSo()); pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    if (Date.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms: ${String(isSo)}`);
    await wait(pauseMs);
  }
}
