import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { holdUploads } from '../fixtures/hold-uploads.ts';
import { agreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const uploaded = '2 PDF(s) uploaded.';

/** Everything that a screen reader is told of: what lies outside of a modal dialog is not among it. */
async function readableTexts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, name }) => (ignored || name === undefined ? [] : [String(name.value)]));
}

test('a toast that comes while a dialog is open can be read and closed, and outlives the dialog', async ({
  dashboardPage: page,
}) => {
  const dashboard = new DashboardPage(page);
  const dialog = page.getByRole('dialog', { name: 'Google Drive is not set up' });
  const toast = dashboard.toast(uploaded);
  const uploads = await holdUploads(page);
  await dashboard.choose(agreeing);
  await expect.poll(uploads.waiting).toBe(2);
  await page.getByRole('button', { name: 'Google Drive' }).click();
  await expect(dialog).toBeVisible();
  await uploads.release();
  await expect(toast).toBeVisible();
  expect(await readableTexts(page)).toContain(uploaded);
  expect(await readableTexts(page)).not.toContain('Upload Asset Files');
  await toast.hover();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});
