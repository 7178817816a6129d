import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { drop, openDashboard, ready, start } from '../dashboard-in-browser.ts';
import { signedIn } from '../signed-in.ts';
import type { UploadTarget } from '../upload-load/upload-client.ts';

const reportPatienceMs = 120_000;

export interface FirstFinding {
  /** Milliseconds from letting two documents go over the page until the first finding is on the screen. */
  readonly fromDrop: number;
  /** The same from when the documents were compared. */
  readonly fromCompared: number;
}

/** Drops documents, starts at once, and waits for the first finding. `dataDir` is that of the service, on this machine. */
export async function measureFirstFinding(
  browser: Browser,
  target: UploadTarget,
  { paths, dataDir }: { readonly paths: readonly string[]; readonly dataDir: string },
): Promise<FirstFinding> {
  const context = await signedIn(browser, target);
  const page = await openDashboard(context, target);
  const before = await storedResults(dataDir);
  const dropped = Date.now();
  await drop(page, paths);
  await ready(page, paths.length);
  const appeared = whenAppeared(page, 'main a[href*="?finding="]');
  const report = page.waitForEvent('download', { timeout: reportPatienceMs });
  await start(page);
  const seen = await appeared;
  const compared = await comparedAt(dataDir, before);
  await report;
  await context.close();
  return { fromDrop: seen - dropped, fromCompared: seen - compared };
}

/** When an element first stands in the page, as `Date.now` tells it. */
const whenAppeared = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((seen) => {
        const look = (): void => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look);
          else seen(performance.timeOrigin + performance.now());
        };
        look();
      }),
    selector,
  );

const resultsOf = (dataDir: string): string => path.join(dataDir, 'storage', 'results');

async function storedResults(dataDir: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(resultsOf(dataDir)).catch(() => []));
}

/** Findings are stored as soon as there are any: when the first file of them was begun. */
async function comparedAt(dataDir: string, before: ReadonlySet<string>): Promise<number> {
  const fresh = [...(await storedResults(dataDir))].filter((name) => !before.has(name));
  const begun = await Promise.all(
    fresh.map(async (name) => (await stat(path.join(resultsOf(dataDir), name))).birthtimeMs),
  );
  return Math.min(...begun);
}
