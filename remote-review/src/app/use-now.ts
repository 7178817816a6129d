import { useEffect, useState } from 'react';

/** The time, told often enough for what is said in minutes. */
const stepMs = 20_000;

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
