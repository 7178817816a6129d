import { AppError } from '../errors/app-error.ts';

export interface LimiterOptions {
  /** Jobs at the same time. */
  readonly concurrency: number;
  /** Jobs that may wait; one more is refused at once instead of being answered after the browser has given up. */
  readonly queueLimit: number;
}

export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs a few jobs at a time in the order they came, and refuses (503, try again) when too many wait already. */
export function createLimiter({ concurrency, queueLimit }: LimiterOptions): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= queueLimit) throw new AppError('unavailable', { retryAfterSeconds: 2 });
    // Whoever leaves hands its place over, so `running` does not change.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
