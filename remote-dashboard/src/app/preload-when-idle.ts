import type { CloudStore } from '../features/cloud/index.ts';

/** Safari has no idle callback. */
const fallbackMs = 2_000;

/** Fetches the code of the cloud pickers once the page has nothing better to do. Returns the way to call it off. */
export function preloadWhenIdle(cloud: CloudStore): () => void {
  const preload = () => cloud.getState().preload();
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(preload);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(preload, fallbackMs);
  return () => clearTimeout(timer);
}
