import { AppError } from '../errors/app-error.ts';

export interface FairLimiterOptions {
  /** Jobs at the same time. */
  readonly concurrency: number;
  /** Jobs of one owner that may wait. */
  readonly waitingPerOwner: number;
  /** Jobs of all owners that may wait. */
  readonly waitingTogether: number;
}

export type FairLimiter = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs a few jobs at a time, of the owner with the fewest under way, and among those of the one whose
 * turn is longest ago. Refuses (503, try again) when too many wait already.
 */
export function createFairLimiter({ concurrency, waitingPerOwner, waitingTogether }: FairLimiterOptions): FairLimiter {
  /** In the order of turns: whose job has just ended is last. */
  const lines = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  const runningOf = (owner: string): number => running.get(owner) ?? 0;
  const waiting = (): number => [...lines.values()].reduce((sum, line) => sum + line.length, 0);
  let free = concurrency;

  const enter = async (owner: string): Promise<void> => {
    if (free > 0) {
      free -= 1;
      running.set(owner, runningOf(owner) + 1);
      return;
    }
    const line = lines.get(owner) ?? [];
    if (line.length >= waitingPerOwner || waiting() >= waitingTogether) {
      throw new AppError('unavailable', { retryAfterSeconds: 10 });
    }
    lines.set(owner, line);
    // Whoever leaves hands its place over.
    await new Promise<void>((resolve) => line.push(resolve));
  };

  const moveToEnd = (owner: string): void => {
    const line = lines.get(owner);
    if (lines.delete(owner) && line !== undefined && line.length > 0) lines.set(owner, line);
  };

  const leave = (owner: string): void => {
    if (runningOf(owner) === 1) running.delete(owner);
    else running.set(owner, runningOf(owner) - 1);
    moveToEnd(owner);
    const [next] = [...lines.keys()].toSorted((one, other) => runningOf(one) - runningOf(other));
    const start = next === undefined ? undefined : lines.get(next)?.shift();
    if (next === undefined || start === undefined) {
      free += 1;
      return;
    }
    if (lines.get(next)?.length === 0) lines.delete(next);
    running.set(next, runningOf(next) + 1);
    start();
  };

  return async (owner, work) => {
    await enter(owner);
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}
