import { setTimeout as wait } from 'node:timers/promises';

/** Waits for something that happens soon; fails when it does not. */
export async function until(isSo: () => Promise<boolean> | boolean, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms: ${String(isSo)}`);
    await wait(20);
  }
}
