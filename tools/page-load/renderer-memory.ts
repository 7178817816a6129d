import { readFile } from 'node:fs/promises';
import type { Browser, CDPSession } from '@playwright/test';
import * as z from 'zod';

const megabyte = 1_048_576;

export interface UsedMemory {
  /** Of the page's own scripts, after a collection: only what is still held counts. */
  readonly heapMb: number;
  /** Of its process: workers, pictures and what is not collected yet count as well. */
  readonly processMb: number;
}

/** What a page holds now. */
export async function usedMemory(browser: Browser, session: CDPSession): Promise<UsedMemory> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heapMb: usedSize / megabyte, processMb: await largestRendererMb(browser) };
}

/** The page under test is the only one that is open and so the largest. */
export async function largestRendererMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const size = await largestProcessMb(() => session.send('SystemInfo.getProcessInfo'));
  await session.detach();
  return size;
}

const processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) });

/** The same of a browser that is asked by its own protocol. */
export async function largestProcessMb(ask: (method: string) => Promise<unknown>): Promise<number> {
  const { processInfo } = processes.parse(await ask('SystemInfo.getProcessInfo'));
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(
    renderers.map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      const kilobytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
      // Pictures that the browser shows are shared with it.
      return (kilobytes('RssAnon') + kilobytes('RssShmem')) / 1_024;
    }),
  );
  return Math.max(...sizes);
}
