import type { Page } from '@playwright/test';

/** The longest frame of a page while something happens, in milliseconds; 0 when none took over 50. */
export async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  const started = await page.evaluate(() => performance.now());
  await act();
  return page.evaluate((since) => {
    const frames = performance.getEntriesByType('long-animation-frame').filter((frame) => frame.startTime >= since);
    return Math.max(0, ...frames.map(({ duration }) => duration));
  }, started);
}
