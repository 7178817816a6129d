import { setTimeout } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { playSocket, statusAddress } from '../fixtures/relay-socket.ts';
import { agreeing, disagreeing, disagreeingVerdict, lockedPdf, unreadablePdf } from '../fixtures/small-pdfs.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const jobId = '5d3f1a52-7a3c-4f0e-8d59-0c8f5a1e7b11';
const noReport = { name: 'No report was created' };

test('files that cannot be read are told when they are uploaded, and do not count as ready', async ({
  dashboardPage: page,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.choose([unreadablePdf('scan.pdf'), lockedPdf('locked.pdf')]);
  await expect(dashboard.row('scan.pdf')).toContainText('Upload complete');
  await expect(dashboard.row('locked.pdf')).toContainText(/password/i);
  await expect(page.locator('main').getByText('Please upload at least two files.')).toBeVisible();
  await expect(page.locator('main').getByText('2 files cannot be used.')).toBeVisible();
  await expect(dashboard.startButton).toBeHidden();
});

test('a file with a password is left out with one press, and the others are compared', async ({
  dashboardPage: page,
  alerts,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.choose([...disagreeing, lockedPdf('locked.pdf')]);
  await dashboard.expectReady(2);
  await expect(dashboard.startButton).toBeHidden();
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await expect(dashboard.row('locked.pdf')).toBeHidden();
  const report = await dashboard.downloadReport();
  expect(await readReportText(await report.path())).not.toContain('locked.pdf');
  await expect(page.getByRole('heading', { name: disagreeingVerdict })).toBeVisible();
  expect(alerts).toEqual([]);
});

test.describe('what was left out is not compared', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  for (const { how, hold } of [
    {
      how: 'however long its deletion takes',
      hold: async (route: Route) => setTimeout(2_000).then(() => route.continue()),
    },
    { how: 'even when its deletion fails first', hold: (route: Route) => route.abort() },
  ]) {
    test(how, async ({ dashboardPage: page }) => {
      const dashboard = new DashboardPage(page);
      await dashboard.choose([...disagreeing, unreadablePdf('floor-plan.pdf')]);
      await dashboard.expectReady(2);
      await page.route((url) => url.search.includes('floor-plan.pdf'), hold, { times: 1 });
      await page.getByRole('button', { name: 'Continue without it' }).click();
      const report = await dashboard.downloadReport();
      expect(await readReportText(await report.path())).not.toContain('floor-plan.pdf');
      await expect(page.getByRole('heading', { name: disagreeingVerdict })).toBeVisible();
    });
  }

  test('even when the page is loaded again before it came through', async ({ dashboardPage: page, alerts }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.choose([...disagreeing, unreadablePdf('floor-plan.pdf')]);
    await dashboard.expectReady(2);
    // It hangs until the page goes.
    await page.route(
      (url) => url.search.includes('floor-plan.pdf'),
      () => undefined,
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Continue without it' }).click();
    await dashboard.start();
    await expect(dashboard.overlay).toContainText('Starting analysis...');
    await page.reload();
    expect(alerts).toEqual(['leave?']);
    const download = page.waitForEvent('download', comparedWithin);
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await readReportText(await (await download).path())).not.toContain('floor-plan.pdf');
    await expect(page.getByRole('heading', { name: disagreeingVerdict })).toBeVisible();
  });
});

test('an analysis that never gets a number ends at once', async ({ dashboardPage: page, alerts }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  await playSocket(page, (socket) => void socket.close({ code: 1000 }));
  await dashboard.start();
  await expect(page.getByRole('heading', noReport)).toBeFocused();
  await expect.poll(() => alerts).toEqual(['Failed: No job_id received from WebSocket.']);
});

test('an ended login is said as such', async ({ dashboardPage: page, alerts, context }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  await context.clearCookies();
  await dashboard.start();
  await expect.poll(() => alerts).toEqual(['Failed: Your session has expired. Log in and choose the files again.']);
});

test('a log-out in another tab takes the run off the page without a word', async ({
  page,
  context,
  account,
  service,
  alerts,
}) => {
  const { email, password } = account;
  const headers = { origin: service.url };
  await page.request.post('/api/auth/login', { headers, data: { email, password } });
  await page.goto('/dashboard');
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  await playSocket(page, (socket) => socket.send(JSON.stringify({ job_id: jobId, status: 'running', progress: 50 })));
  await dashboard.start();
  await expect(dashboard.overlay).toContainText('Progress: 50%');

  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  expect(alerts).toEqual([]);
});

test.describe('when the server is broken', () => {
  test.use({ allowedErrors: /status of 500|ERR_INTERNET_DISCONNECTED|WebSocket connection/ });

  test('a report that cannot be given is a failure with its reason', async ({ dashboardPage: page, alerts }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.upload(agreeing);
    await playSocket(page, (socket) => {
      socket.send(JSON.stringify({ job_id: jobId, status: 'running', progress: 50 }));
      socket.send(JSON.stringify({ job_id: jobId, status: 'completed', progress: 100 }));
    });
    const json = { success: false, code: 'internal', message: 'Something went wrong on our side. Please try again.' };
    await page.route(statusAddress, (route) => route.fulfill({ status: 500, json }));
    await dashboard.start();
    await expect(page.getByRole('heading', noReport)).toBeVisible();
    await expect.poll(() => alerts).toEqual(['Failed: Something went wrong on our side. Please try again.']);
  });

  test('a refused connection is a failure', async ({ dashboardPage: page, alerts, context }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.upload(agreeing);
    await context.setOffline(true);
    await dashboard.start();
    await expect.poll(() => alerts).toEqual(['Failed: Could not connect to the server.']);
    await context.setOffline(false);
    await dashboard.upload(agreeing);
  });
});
