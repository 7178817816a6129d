import type { Browser, Page } from '@playwright/test';
import { reviewMessages } from '@app/shared/messages';
import { busiest } from '../../page-load/busiest.ts';
import type { BenchRow } from '../bench-table.ts';
import { frameRows } from '../frame-rows.ts';
import { signedIn } from '../signed-in.ts';
import type { UploadTarget } from '../upload-load/upload-client.ts';

const mostRows = 100;
const stops = 200;
const nexts = 50;

/** A list of very many findings: how many rows are in the document, and whether scrolling it stays smooth. */
export async function measureManyFindings(
  browser: Browser,
  service: UploadTarget,
  { comparison, count }: { readonly comparison: string; readonly count: number },
): Promise<BenchRow[]> {
  const context = await signedIn(browser, service);
  const page = await context.newPage();
  await page.goto(`${service.origin}/review/${comparison}`);
  await page.locator('[data-row="f1"]').waitFor();
  await page.waitForLoadState('networkidle');
  let rows = 0;
  const scrolling = await busiest(browser, page, async () => {
    rows = await scrollList(page);
  });
  const stepping = await busiest(browser, page, async () => {
    for (let next = 0; next < nexts; next += 1) await page.keyboard.press('j');
    await page.locator(`[data-row="f${nexts + 1}"][aria-current]`).waitFor();
  });
  await context.close();
  return [
    {
      name: `rows in the document of ${count} findings, at most`,
      value: String(rows),
      target: `under ${mostRows}`,
      met: rows < mostRows,
    },
    ...frameRows('the list is scrolled from end to end', scrolling),
    ...frameRows(`the next of ${count} findings is chosen ${nexts} times`, stepping),
  ];
}

/** Down and back up; answers the most rows that were there at once. */
async function scrollList(page: Page): Promise<number> {
  const list = page.getByRole('navigation', { name: reviewMessages.list.title }).locator(':has(> section)');
  return list.evaluate(async (element, count) => {
    let most = 0;
    for (let stop = 0; stop <= 2 * count; stop += 1) {
      element.scrollTop = (element.scrollHeight * (count - Math.abs(stop - count))) / count;
      await new Promise((resolve) => setTimeout(resolve, 20));
      most = Math.max(most, element.querySelectorAll('[data-row]').length);
    }
    return most;
  }, stops);
}
