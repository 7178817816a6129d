import { expect, test } from '../fixtures/dashboard-test.ts';
import { relaySocket, statusAddress } from '../fixtures/relay-socket.ts';
import { agreeing, disagreeing, disagreeingVerdict } from '../fixtures/small-pdfs.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const runTimeoutMs = 60_000;

test.beforeEach(() => {
  test.setTimeout(240_000);
});

test('a run is watched, kept awake, downloaded, and can be downloaded again', async ({
  dashboardPage: page,
  alerts,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    const request = async () => {
      calls.push('request');
      return { released: false, release: async () => void calls.push('release') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { wakeLockCalls: calls });
  });
  await page.reload();
  const wakeLockCalls = () => page.evaluate(() => (window as unknown as { wakeLockCalls: string[] }).wakeLockCalls);
  const dashboard = new DashboardPage(page);
  const relay = await relaySocket(page);
  await dashboard.upload(disagreeing);
  const session = await dashboard.sessionId();

  const download = page.waitForEvent('download', { timeout: runTimeoutMs });
  await dashboard.start();
  await expect(dashboard.overlay).toContainText('Starting analysis...');
  await expect(dashboard.overlay).toContainText('Connected to server...');
  await expect(dashboard.overlay).toContainText('lease-signed.pdf');
  expect(await wakeLockCalls()).toEqual(['request']);
  relay.release();
  const report = await download;
  expect(report.suggestedFilename()).toMatch(/^Discrepancy_Report_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.docx$/);
  const text = await readReportText(await report.path());
  for (const words of ['4,500.00', '4,800.00', 'lease-signed.pdf', 'lease-scan.pdf']) expect(text).toContain(words);
  // Its times are those of the reader's clock.
  expect(text).toContain('(Europe/London)');

  await expect(page.getByRole('heading', { name: disagreeingVerdict })).toBeFocused();
  await expect(page.getByText('No files uploaded yet')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?comparison=/);
  expect(await wakeLockCalls()).toEqual(['request', 'release']);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect(await readReportText(await (await again).path())).toBe(text);

  await page.reload();
  const afterReload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  expect(await readReportText(await (await afterReload).path())).toBe(text);
  await page.getByRole('button', { name: 'New comparison' }).click();
  await expect(dashboard.chooseButton).toBeFocused();
  await dashboard.upload(agreeing);
  expect(await dashboard.sessionId()).not.toBe(session);
  expect(alerts).toEqual([]);
});

test('a lost connection is made again and the report comes', async ({ dashboardPage: page, alerts }) => {
  const dashboard = new DashboardPage(page);
  const relay = await relaySocket(page);
  await dashboard.upload(agreeing);
  // However fast the analysis is: the first question for the report comes too early.
  const tooEarly = { success: false, code: 'analysis_running', message: 'The analysis is still running.' };
  await page.route(statusAddress, (route) => route.fulfill({ status: 409, json: tooEarly }), { times: 1 });
  const download = page.waitForEvent('download', { timeout: runTimeoutMs });
  await dashboard.start();
  await expect(dashboard.overlay).toContainText('Connected to server...');
  // The server has named the run, whichever of its steps is heard first.
  await expect(dashboard.overlay.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await relay.cut();
  await expect(dashboard.overlay.getByText(/^Connection lost\./).first()).toBeVisible();
  relay.release();
  await download;
  expect(relay.connections()).toBe(2);
  expect(alerts).toEqual([]);
});

test('a page that is loaded again during a run offers to go on', async ({ dashboardPage: page, alerts }) => {
  const dashboard = new DashboardPage(page);
  const relay = await relaySocket(page);
  await dashboard.upload(disagreeing);
  await dashboard.start();
  await expect(dashboard.overlay).toContainText('Connected to server...');
  await page.reload();
  expect(alerts).toEqual(['leave?']);
  await expect(page.getByRole('heading', { name: 'Your comparison is still running' })).toBeVisible();
  await expect(page.getByText('lease-signed.pdf', { exact: true })).toBeVisible();
  relay.release();
  const download = page.waitForEvent('download', { timeout: runTimeoutMs });
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await readReportText(await (await download).path())).toContain('4,800.00');
  await expect(page.getByRole('heading', { name: disagreeingVerdict })).toBeVisible();
});

test('a run can be left for good, waiting or under way, and another begun', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  await relaySocket(page);
  await dashboard.upload(agreeing);
  await dashboard.start();
  await expect(dashboard.overlay).toContainText('Connected to server...');
  await page.reload();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('No files uploaded yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No files uploaded yet')).toBeVisible();
  await dashboard.upload(disagreeing);
});

test('two tabs compare their own files of the same names', async ({ dashboardPage: first, context }) => {
  const second = await context.newPage();
  await second.goto('/dashboard');
  const sameNames = agreeing.map((file, index) => ({ ...file, name: disagreeing[index]?.name ?? '' }));
  const tabs = [new DashboardPage(first), new DashboardPage(second)] as const;
  await Promise.all([tabs[0].upload(disagreeing), tabs[1].upload(sameNames)]);
  await Promise.all(tabs.map((tab) => tab.downloadReport(runTimeoutMs)));
  await expect(first.getByRole('heading', { name: disagreeingVerdict })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'No discrepancies found' })).toBeVisible();
  await second.getByRole('link', { name: 'Look at the pages' }).click();
  await expect(second.getByRole('region', { name: /^(?:Left|Right) pages$/ })).toHaveCount(2);
});

test('a duplicated tab begins a comparison of its own', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  const session = await dashboard.sessionId();
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/dashboard'));
  const copy = await opened;
  const copied = new DashboardPage(copy);
  await expect(copied.toast('This tab was duplicated, so it starts its own comparison.')).toBeVisible();
  expect(await copied.sessionId()).not.toBe(session);
  expect(await dashboard.sessionId()).toBe(session);
  await page.reload();
  expect(await dashboard.sessionId()).toBe(session);
});
