import type { BrowserContext, Page } from '@playwright/test';
import type { UploadTarget } from './upload-load/upload-client.ts';

const uploadPatienceMs = 300_000;

export async function openDashboard(context: BrowserContext, { origin }: UploadTarget): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('group', { name: 'Choose files' }).waitFor();
  return page;
}

/** As the browser itself does it when files of the disk are let go over the page. */
export async function drop(page: Page, paths: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const box = await page.getByRole('group', { name: 'Choose files' }).boundingBox();
  if (box === null) throw new Error('The drop zone is not on the page.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
  }
  await session.detach();
}

export const ready = (page: Page, count: number): Promise<void> =>
  page.locator('main').getByText(`${count} file(s) are ready for analysis.`).waitFor({ timeout: uploadPatienceMs });

export const start = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Start Analysis & Download Report' }).click();
