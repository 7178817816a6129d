import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { exampleOf, remoteRoutes, type RemoteName } from '@app/shared/federation/server';
import { buildSinglePage } from '../build/build-single-page.ts';
import { serveSite } from '../build/serve-site.ts';
import type { BenchTable } from '../bench/bench-table.ts';
import { openBrowser } from '../page-load/browser.ts';
import { measureLoad, type PageLoad, type UsablePage } from '../page-load/measure-load.ts';
import { settings } from '../page-load/settings.ts';
import { answerVisitor } from './answer-visitor.ts';

/** Each request waits this long; the time to a usable page, divided by it, is the number of levels of dependent requests. */
const levelMs = 200;
const runs = 5;

interface Cost {
  readonly bytes: number;
  readonly requests: number;
  readonly depth: number;
}

async function measureCost(browser: Browser, siteDir: string, name: RemoteName): Promise<Cost> {
  let pauseMs = 0;
  const intercept = async (): Promise<boolean> => {
    await sleep(pauseMs);
    return false;
  };
  const server = await serveSite({ siteDir, settings, api: answerVisitor(name), intercept });
  try {
    const page = { url: `${server.url}${exampleOf(remoteRoutes[name][0])}`, selector: 'h1' };
    const { bytes, requests, usableMs } = await measureQuickest(browser, page);
    pauseMs = levelMs;
    const slowed = await measureQuickest(browser, page);
    return { bytes, requests, depth: (slowed.usableMs - usableMs) / levelMs };
  } finally {
    await server.close();
  }
}

/** The quickest of some loads: what a busy machine adds only ever makes one slower. */
async function measureQuickest(browser: Browser, page: UsablePage): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await measureLoad(browser, page, 'fast'));
  }
  return loads.reduce((quickest, load) => (load.usableMs < quickest.usableMs ? load : quickest));
}

/**
 * What a visitor pays for a remote being released on its own: its first route in a built site, against the same sources as one
 * application. The site needs the host and this remote, and no other.
 */
export async function measureReleaseCost(siteDir: string, name: RemoteName): Promise<BenchTable> {
  const folder = await mkdtemp(join(tmpdir(), 'release-cost-'));
  const browser = await openBrowser();
  try {
    await buildSinglePage({ siteDir: folder, only: name });
    const federated = await measureCost(browser, siteDir, name);
    const single = await measureCost(browser, folder, name);
    const row = (figure: string, show: (cost: Cost) => string): BenchTable['rows'][number] => ({
      name: figure,
      value: `${show(federated)} (single page: ${show(single)})`,
    });
    return {
      title: `Cost of remote-${name}, ${remoteRoutes[name][0]}, cold cache`,
      rows: [
        row('bytes, brotli', ({ bytes }) => `${(bytes / 1000).toFixed(1)} KB`),
        row('requests', ({ requests }) => String(requests)),
        row('levels of requests', ({ depth }) => depth.toFixed(1)),
      ],
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
