import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { holdUploads } from '../fixtures/hold-uploads.ts';
import { keepToasts } from '../fixtures/keep-toasts.ts';
import { playRun } from '../fixtures/play-run.ts';
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
  const dialog = page.getByRole('dialog', { name: 'Google Drive is not available here' });
  const toast = dashboard.toast(uploaded);
  await keepToasts(page);
  const uploads = await holdUploads(page);
  await dashboard.choose(agreeing);
  await expect.poll(uploads.waiting).toBe(2);
  await page.getByRole('button', { name: 'Google Drive' }).click();
  await expect(dialog).toBeVisible();
  await uploads.release();
  await expect(toast).toBeVisible();
  await expect.poll(() => readableTexts(page)).toContain(uploaded);
  expect(await readableTexts(page)).not.toContain('Upload Asset Files');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

/** Whether a press in the middle of each of both, or at their edges, could land on the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('one of them is not on the page');
  const isApart = (start: 'x' | 'y', size: 'width' | 'height'): boolean =>
    first[start] + first[size] <= second[start] || second[start] + second[size] <= first[start];
  return !isApart('x', 'width') && !isApart('y', 'height');
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 1024, height: 420 },
  { width: 375, height: 667 },
]) {
  test(`no toast lies over what is to be pressed next, ${width} x ${height}`, async ({ dashboardPage: page }) => {
    await page.setViewportSize({ width, height });
    await keepToasts(page);
    await playRun(page);
    const dashboard = new DashboardPage(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await dashboard.upload(agreeing);
    const toast = toasts.getByText(uploaded).locator('..');
    await expect(toast).toBeVisible();
    await expect.poll(() => overlap(toast, dashboard.startButton)).toBe(false);
    await dashboard.startButton.press('Enter');
    await expect(dashboard.overlay).toContainText('Connected to server...');
    // It says nothing that the overlay does not show, and would lie on its rows.
    await expect(toast).toBeHidden();
  });
}
