import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { BenchRow } from '../bench-table.ts';
import { drop, openDashboard, ready, start } from '../dashboard-in-browser.ts';
import { makeVersions } from '../engine-load/make-versions.ts';
import { openBrowser } from '../../page-load/browser.ts';
import { busiest } from '../../page-load/busiest.ts';
import { usedMemory } from '../../page-load/renderer-memory.ts';
import { frameRows } from '../frame-rows.ts';
import { signedIn } from '../signed-in.ts';
import type { UploadTarget } from './upload-client.ts';

const targets = { heapMb: 50 };
const dropped = 200;
const compared = 50;
const large = { files: 20, sizeMb: 50 };
const megabyte = 1_048_576;
const patienceMs = 300_000;

/** What the page's person feels: frames while many files are dropped and many run, and memory while much is uploaded. */
export async function measurePage(target: UploadTarget, folder: string): Promise<BenchRow[]> {
  const files = path.join(folder, 'pages');
  await mkdir(files);
  const paths = await makeVersions({ folder: files, documents: dropped, pagesEach: 1 });
  const browser = await openBrowser();
  try {
    return [...(await measureFrames(browser, target, paths)), ...(await measureMemory(browser, target, folder))];
  } finally {
    await browser.close();
  }
}

async function measureFrames(browser: Browser, target: UploadTarget, paths: readonly string[]): Promise<BenchRow[]> {
  const context = await signedIn(browser, target);
  const page = await openDashboard(context, target);
  const dropping = await busiest(browser, page, async () => {
    await drop(page, paths);
    await ready(page, dropped);
  });
  await drop(page, paths.slice(0, compared));
  await ready(page, compared);
  const running = await busiest(browser, page, async () => {
    const report = page.waitForEvent('download', { timeout: patienceMs });
    await start(page);
    await report;
  });
  await context.close();
  return [
    ...frameRows(`${dropped} files are dropped and uploaded`, dropping),
    ...frameRows(`${compared} files are compared`, running),
  ];
}

async function measureMemory(browser: Browser, target: UploadTarget, folder: string): Promise<BenchRow[]> {
  const paths = await makeLargeFiles(folder);
  const context = await signedIn(browser, target);
  const page = await openDashboard(context, target);
  const session = await context.newCDPSession(page);
  const before = await usedMemory(browser, session);
  await drop(page, paths);
  await ready(page, large.files);
  const after = await usedMemory(browser, session);
  await context.close();
  const heapMb = after.heapMb - before.heapMb;
  return [
    {
      name: `heap growth of the page by ${(large.files * large.sizeMb) / 1000} GB uploaded`,
      value: `${heapMb.toFixed(1)} MB`,
      target: `at most ${targets.heapMb} MB`,
      met: heapMb <= targets.heapMb,
    },
    { name: 'growth of its process', value: `${Math.round(after.processMb - before.processMb)} MB` },
  ];
}

/** Files with holes: they take no room on the disk, and the browser reads them as if they did. */
async function makeLargeFiles(folder: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: large.files }, async (_, index) => {
      const file = path.join(folder, `large-${index}.pdf`);
      const handle = await open(file, 'wx');
      await handle.write(`%PDF-1.7 ${index}`);
      await handle.truncate(large.sizeMb * megabyte);
      await handle.close();
      return file;
    }),
  );
}
