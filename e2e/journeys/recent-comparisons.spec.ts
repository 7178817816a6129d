import type { Page } from '@playwright/test';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { enter, whileWorkerWaits, withService } from '../fixtures/own-service.ts';
import { expect, test } from '../fixtures/test.ts';
import { relaySocket } from '../fixtures/relay-socket.ts';
import { agreeing, disagreeing, disagreeingVerdict } from '../fixtures/small-pdfs.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { LoginPage } from '../pages/login-page.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Recent comparisons' });
const rows = (page: Page) => list(page).getByRole('listitem');
const menu = (page: Page, name: string) => page.getByRole('button', { name: `More actions for ${name}` });

test.beforeEach(() => {
  test.setTimeout(360_000);
});

async function act(page: Page, name: string, what: string): Promise<void> {
  await menu(page, name).click();
  await page.getByRole('menuitem', { name: what }).click();
}

// No page asks for news by itself: what another page did is shown because the server told it.
test('a result is found again, renamed, run again and deleted, and every open page sees it', async ({
  dashboardPage: page,
  context,
  browser,
  account,
  service,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.upload(disagreeing);
  const report = await dashboard.downloadReport();
  expect(await readReportText(await report.path())).toContain('4,800.00');
  await expect(page.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeFocused();
  await expect(page).toHaveURL(/comparison=/);

  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(rows(second)).toHaveCount(1);
  await expect(rows(second)).toContainText('1 change');

  const elsewhere = await browser.newContext({ baseURL: service.url });
  const third = await elsewhere.newPage();
  await new LoginPage(third).logIn(account);
  await expect(rows(third)).toHaveCount(1);

  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await act(page, 'lease-scan and lease-signed', 'Rename');
  await page.getByLabel('New name for lease-scan and lease-signed').fill('Harbour Row');
  await page.keyboard.press('Enter');
  for (const other of [second, third]) {
    await expect(rows(other).getByRole('link', { name: 'Harbour Row' })).toBeVisible();
  }

  await third.getByRole('link', { name: 'Harbour Row' }).click();
  await expect(third.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeFocused();
  const download = third.waitForEvent('download');
  await third.getByRole('button', { name: 'Download report' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Discrepancy_Report_.*\.docx$/);

  const again = page.waitForEvent('download', comparedWithin);
  await act(page, 'Harbour Row', 'Run again');
  await again;
  await expect(page.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeVisible();
  await expect(rows(second)).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(second)).toHaveCount(1);

  await act(second, 'Harbour Row', 'Delete now');
  await second.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click();
  for (const other of [second, page]) {
    await expect(other.getByText('No recent comparisons')).toBeVisible();
  }
  await expect(third.getByRole('heading', { level: 1, name: 'This comparison was deleted' })).toBeVisible();
  await elsewhere.close();
});

test('a run goes on in the background, is told on every page and opened from there', async ({
  dashboardPage: page,
}) => {
  const dashboard = new DashboardPage(page);
  await relaySocket(page);
  await dashboard.upload(disagreeing);
  await dashboard.start();
  await expect(dashboard.overlay.getByRole('button', { name: 'Continue in background' })).toBeVisible();
  const download = page.waitForEvent('download', comparedWithin);
  await page.keyboard.press('Escape');
  await expect(dashboard.overlay).toBeHidden();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await download;
  const bar = page.getByRole('region', { name: 'Running comparison' });
  await expect(bar).toContainText('1 change found in lease-scan and lease-signed');
  await bar.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a run is cancelled, leaves nothing, and its files can be compared again', async ({ page, request }) => {
  await withService(page, {}, async (service) => {
    await enter(page, request, service);
    const dashboard = new DashboardPage(page);
    const question = page.getByRole('dialog', { name: 'Cancel this comparison?' });
    /** Starts a run, and cancels it before it can end. */
    const startAndCancel = async (): Promise<void> => {
      await dashboard.start();
      await dashboard.overlay.getByRole('button', { name: 'Cancel' }).click();
      await expect(question.getByRole('button', { name: 'Keep running' })).toBeFocused();
      await question.getByRole('button', { name: 'Cancel comparison' }).click();
      await expect(dashboard.overlay).toBeHidden();
      await expect(dashboard.toast('Comparison cancelled.').last()).toBeVisible();
      await dashboard.expectReady(2);
    };
    await dashboard.upload(agreeing);
    await whileWorkerWaits(service, async () => {
      await startAndCancel();
      await startAndCancel();
    });
    for (const { name } of agreeing) await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(rows(page).filter({ hasText: 'Cancelled' })).toHaveCount(2);
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /^Run again/ }),
    ).toBeVisible();
  });
});

test('somebody without files of their own sees a result with one press', async ({ dashboardPage: page }) => {
  const download = page.waitForEvent('download', comparedWithin);
  await page.getByRole('button', { name: 'Try it with sample documents' }).click();
  await download;
  await expect(page.getByRole('heading', { level: 1, name: /discrepanc/ })).toBeVisible();
  await expect(page.getByText(/^Sample, 3 documents\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top three findings' }).getByRole('listitem').first()).toBeVisible();
});

test('whoever has left before the server says that it deleted is not led back', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.upload(disagreeing);
  await dashboard.downloadReport();
  await expect(page.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeFocused();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);

  const left = Promise.withResolvers<undefined>();
  await page.route('**/api/analyses/*', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'DELETE') await left.promise;
    await route.fulfill({ response });
  });
  await act(page, 'lease-scan and lease-signed', 'Delete now');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click();
  // The news are quicker than the answer.
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('link', { name: /^Account,/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  left.resolve(undefined);
  await expect(page.getByText('lease-scan and lease-signed was deleted.')).toBeVisible();
  await expect(page).toHaveURL('/account');
});
