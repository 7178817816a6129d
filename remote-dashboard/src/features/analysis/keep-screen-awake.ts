/**
 * Keeps the screen on until the returned function is called. The browser takes the lock away whenever the page is
 * hidden, so it is asked for again when the page is back. Without support, or when it is refused, nothing happens.
 */
export function keepScreenAwake(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | null = null;

  const release = (held: WakeLockSentinel | null) => {
    held?.release().catch((error: unknown) => console.warn('The screen lock could not be released', error));
  };
  const request = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (isOver) release(held);
      else lock = held;
    } catch (error) {
      console.warn('The screen may turn off during the analysis', error);
    }
  };
  const handleVisibility = () => {
    if (lock === null || lock.released) void request();
  };

  document.addEventListener('visibilitychange', handleVisibility);
  void request();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', handleVisibility);
    release(lock);
    lock = null;
  };
}
