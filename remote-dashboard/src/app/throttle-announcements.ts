/** Speech that comes more often than this cannot be followed. */
const intervalMs = 5_000;

/** Passes on at most one sentence every five seconds; of those that come sooner, the newest one waits. */
export function throttleAnnouncements(announce: (text: string) => void, now: () => number = Date.now) {
  let lastAt = -Infinity;
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const speak = (text: string) => {
    lastAt = now();
    announce(text);
  };
  return (text: string): void => {
    if (text === '') return;
    const dueIn = lastAt + intervalMs - now();
    if (dueIn <= 0 && timer === null) {
      speak(text);
      return;
    }
    waiting = text;
    timer ??= setTimeout(
      () => {
        timer = null;
        if (waiting !== null) speak(waiting);
        waiting = null;
      },
      Math.max(0, dueIn),
    );
  };
}
