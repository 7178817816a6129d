import type { Browser, CDPSession, Page } from '@playwright/test';

/** The conditions of Lighthouse's slow 4G on a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a CPU four times slower. */
const slowPhone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpuSlowdown: 4 };

export interface PageLoad {
  /** Files of the front end that were asked for. */
  readonly requests: number;
  /** Bytes over the wire, headers included. */
  readonly bytes: number;
  /** From the start of the navigation until the form can be filled, in milliseconds. */
  readonly usableMs: number;
}

/** A page, and what stands in it once it can be used. */
export interface UsablePage {
  readonly url: string;
  readonly selector: string;
}

/** Opens a page once with an empty cache. */
export async function measureLoad(
  browser: Browser,
  { url, selector }: UsablePage,
  conditions: 'fast' | 'slow phone',
): Promise<PageLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (conditions === 'slow phone') {
      await slowDown(session);
    }
    const wire = watchWire(session);
    await watchFor(page, selector);
    await page.goto(url);
    await page.waitForFunction(() => 'usableAt' in window);
    const usableMs = await page.evaluate(() => Number(Reflect.get(window, 'usableAt')));
    await page.waitForLoadState('networkidle');
    return { ...wire(), usableMs };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  const { latency, downloadThroughput, uploadThroughput, cpuSlowdown } = slowPhone;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Counts what belongs to the front end: not the API, and nothing that is inside the page itself. */
function watchWire(session: CDPSession): () => { requests: number; bytes: number } {
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol.startsWith('http') && !pathname.startsWith('/api/')) {
      sizes.set(requestId, 0);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) {
      sizes.set(requestId, encodedDataLength);
    }
  });
  return () => ({ requests: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) });
}

/** Notes in the page when an element stands there and can be used. */
export async function watchFor(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = (): void => {
      const element = document.querySelector(wanted);
      if (element !== null && !element.matches(':disabled')) {
        Reflect.set(window, 'usableAt', performance.now());
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  }, selector);
}
