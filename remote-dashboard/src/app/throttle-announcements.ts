/** Speech that comes more often than this cannot be followed. */
const intervalMs = 5_000;

/**
 * Says a sentence to readers, not too often. One that is final does not wait: what it makes untrue is not said any more,
 * also where it says nothing itself.
 */
export type Announce = (text: string, isFinal?: boolean) => void;

/** Passes on at most one sentence every five seconds; of those that come sooner, the newest one waits. */
export function throttleAnnouncements(announce: (text: string) => void, now: () => number = Date.now): Announce {
  let lastAt = -Infinity;
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const speak = (text: string) => {
    lastAt = now();
    announce(text);
  };
  const stopWaiting = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    waiting = null;
  };
  return (text, isFinal = false) => {
    if (text === '') {
      if (isFinal) stopWaiting();
      return;
    }
    const dueIn = lastAt + intervalMs - now();
    if (isFinal || (dueIn <= 0 && timer === null)) {
      stopWaiting();
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
