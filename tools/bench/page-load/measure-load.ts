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

/** Opens the login page once with an empty cache. */
export async function measureLoad(browser: Browser, url: string, conditions: 'fast' | 'slow phone'): Promise<PageLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (conditions === 'slow phone') {
      await slowDown(session);
    }
    const wire = watchWire(session);
    await watchForm(page);
    await page.goto(`${url}/login`);
    await page.waitForFunction(() => 'formUsableAt' in window);
    const usableMs = await page.evaluate(() => Number(Reflect.get(window, 'formUsableAt')));
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

/** Notes in the page when the e-mail field can be typed into. */
export async function watchForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      const field = document.querySelector<HTMLInputElement>('input[name="email"]');
      if (field !== null && !field.disabled) {
        Reflect.set(window, 'formUsableAt', performance.now());
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  });
}
