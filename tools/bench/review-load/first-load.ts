import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { BenchRow } from '../bench-table.ts';
import { signedIn } from '../signed-in.ts';
import type { UploadTarget } from '../upload-load/upload-client.ts';
import { drawnInBoth } from './review-in-browser.ts';

const kilobyte = 1_000;
const mostKb = 350;
const ofReview = '/remotes/review/';

export interface FirstLoad {
  readonly siteDir: string;
  readonly comparison: string;
  readonly page: number;
}

/** What is downloaded of the review's release, by its own page and by the pages that are none of its business. */
export async function measureFirstLoad(
  browser: Browser,
  service: UploadTarget,
  { siteDir, comparison, page }: FirstLoad,
): Promise<BenchRow[]> {
  const asked = (context: BrowserContext, at: string, selector: string) =>
    filesAsked(context, `${service.origin}${at}`, selector);
  const person = () => signedIn(browser, service);
  const review = await asked(await person(), `/review/${comparison}`, drawnInBoth(page));
  const login = await asked(await browser.newContext(), '/login', 'input[name="email"]');
  const dashboard = await asked(await person(), '/dashboard', 'main h1');
  if (!review.some((file) => file.includes('worker'))) throw new Error('The worker was not seen.');
  const bytes = await Promise.all(review.map((file) => sizeOf(path.join(siteDir, file))));
  const kb = bytes.reduce((sum, size) => sum + size, 0) / kilobyte;
  return [
    {
      name: `first load of remote-review with pdf.js, brotli (${review.length} files)`,
      value: `${kb.toFixed(1)} KB`,
      target: `under ${mostKb} KB`,
      met: kb < mostKb,
    },
    {
      name: 'files of it that the login page and the dashboard load',
      value: String(login.length + dashboard.length),
      target: 'none',
      met: login.length + dashboard.length === 0,
    },
  ];
}

/** Paths of the files of the review's release that a page asked for, those of its workers included. */
async function filesAsked(context: BrowserContext, url: string, selector: string): Promise<readonly string[]> {
  const paths = new Set<string>();
  const note = (address: string) => {
    const { pathname } = new URL(address);
    if (pathname.startsWith(ofReview)) paths.add(pathname);
  };
  context.on('request', (request) => note(request.url()));
  const page = await context.newPage();
  page.on('worker', (worker) => note(worker.url()));
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...paths];
}

/** As it goes over the wire. */
const sizeOf = async (file: string): Promise<number> => (await stat(`${file}.br`).catch(() => stat(file))).size;
