import type { Browser, Page } from '@playwright/test';
import { longestFrame } from './longest-frame.ts';
import { longestTask } from './longest-task.ts';

export interface Busiest {
  /** Processor time: what else runs on the machine does not count. */
  readonly taskMs: number;
  /** By the clock; 0 when none took over 50. */
  readonly frameMs: number;
}

/** How long a page was kept from answering while something happened. */
export async function busiest(browser: Browser, page: Page, act: () => Promise<void>): Promise<Busiest> {
  let frameMs = 0;
  const taskMs = await longestTask(browser, page, async () => void (frameMs = await longestFrame(page, act)));
  return { taskMs, frameMs };
}
