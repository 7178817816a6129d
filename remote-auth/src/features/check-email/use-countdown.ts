import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds left; undefined before the first start. */
  readonly left: number | undefined;
  readonly start: (seconds: number) => void;
}

/** Counts down by the clock: a tab that sleeps wakes up with what is left then. */
export function useCountdown(): Countdown {
  const [end, setEnd] = useState<number>();
  const [now, setNow] = useState(0);
  const left = end === undefined ? undefined : Math.max(0, Math.ceil((end - now) / 1000));

  useEffect(() => {
    if (left === undefined || left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);

  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return { left, start };
}
