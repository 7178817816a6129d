import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { writeFiles } from '../fixtures/folders.ts';
import { holdUploads } from '../fixtures/hold-uploads.ts';
import { agreeing, disagreeing, pdfOf } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const five = [1, 2, 3, 4, 5].map((number) => pdfOf(`page-${number}.pdf`, [`Page ${number}`]));
const retry = (page: Page, name: string) => page.getByRole('button', { name: `Try Again ${name}` });
const removal = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });

/** Names of the documents that the page asked the server to delete. */
function watchDeletions(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') names.push(new URL(request.url()).searchParams.get('filename') ?? '');
  });
  return names;
}

test('an upload says how far it is, and never goes back', async ({ dashboardPage: page }, testInfo) => {
  const dashboard = new DashboardPage(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_500_000,
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = (): void => {
      const text = /Queued|Starting upload\.\.\.|\d+% uploaded|Upload complete/.exec(
        document.querySelector('main li')?.textContent ?? '',
      )?.[0];
      if (text !== undefined && text !== seen.at(-1)) seen.push(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenMessages: seen });
  });
  const large = {
    ...pdfOf('large.pdf', ['Large']),
    buffer: Buffer.concat([five[0]?.buffer ?? Buffer.of(), Buffer.alloc(6_000_000, 32)]),
  };
  await dashboard.choose(await writeFiles(testInfo.outputPath('large'), [large]));
  await expect(dashboard.row('large.pdf')).toContainText('Upload complete', { timeout: 60_000 });
  const messages = await page.evaluate(() => (window as unknown as { seenMessages: string[] }).seenMessages);
  expect(messages[0]).toBe('Starting upload...');
  expect(messages.at(-1)).toBe('Upload complete');
  const shares = messages.slice(1, -1).map((text) => Number(/^(\d+)% uploaded$/.exec(text)?.[1]));
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('what has arrived shows its first page, in a place that was kept for it', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  const drawn = Promise.withResolvers<void>();
  await page.route('**/api/auth/first-page', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  const damaged = { ...pdfOf('damaged.pdf', ['Damaged']), buffer: Buffer.from(`%PDF-1.7\n${'a'.repeat(2_000)}`) };
  await dashboard.choose([...five.slice(0, 2), damaged]);
  await expect(page.getByText('2 file(s) are ready for analysis.')).toBeVisible();
  const [first, last] = [dashboard.row('page-1.pdf'), dashboard.row('damaged.pdf')];
  await expect(first.locator('img')).toHaveCount(0);
  const before = [await first.boundingBox(), await last.boundingBox()];
  drawn.resolve();
  for (const name of ['page-1.pdf', 'page-2.pdf']) {
    const image = dashboard.row(name).locator('img');
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBe(96);
  }
  await expect(last.locator('img')).toHaveCount(0);
  expect([await first.boundingBox(), await last.boundingBox()]).toEqual(before);
});

test('three upload at a time; those under way and those queued can be removed', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  const deletions = watchDeletions(page);
  const uploads = await holdUploads(page);
  await dashboard.choose(five);
  await expect.poll(uploads.waiting).toBe(3);
  await expect(dashboard.row('page-4.pdf')).toContainText('Queued');

  await removal(page, 'page-5.pdf').click();
  await expect(dashboard.rows).toHaveCount(4);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/upload'));
  await removal(page, 'page-1.pdf').click();
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(dashboard.rows).toHaveCount(3);
  await expect(removal(page, 'page-2.pdf')).toBeFocused();
  await expect.poll(uploads.waiting).toBe(3);
  await uploads.release();
  await expect(dashboard.toast('3 PDF(s) uploaded.')).toHaveCount(1);
  await dashboard.expectReady(3);
  await expect.poll(() => deletions).toEqual(['page-5.pdf', 'page-1.pdf']);

  for (const name of ['page-2.pdf', 'page-3.pdf', 'page-4.pdf']) await removal(page, name).click();
  await expect(page.getByText('No files uploaded yet')).toBeVisible();
  await expect(dashboard.chooseButton).toBeFocused();
});

test('other files replace the list in the middle of an upload', async ({ dashboardPage: page }) => {
  const dashboard = new DashboardPage(page);
  const uploads = await holdUploads(page);
  await dashboard.choose(agreeing);
  await expect.poll(uploads.waiting).toBe(2);
  const session = await dashboard.sessionId();
  await dashboard.choose(disagreeing);
  await expect.poll(uploads.waiting).toBe(2);
  await uploads.release();
  await dashboard.expectReady(2);
  await dashboard.expectNames(disagreeing.map(({ name }) => name));
  expect(await dashboard.sessionId()).not.toBe(session);
});

test.describe('when the server refuses', () => {
  test.use({ allowedErrors: /status of 500|ERR_FAILED|ERR_CONNECTION/ });

  test('each file says why, and is tried again alone or with the others', async ({ dashboardPage: page }) => {
    const dashboard = new DashboardPage(page);
    const answers: Record<string, { status: number; message: string } | 'cut'> = {
      'page-1.pdf': { status: 500, message: 'Something went wrong on our side. Please try again.' },
      'page-2.pdf': { status: 413, message: 'The file is larger than the limit.' },
      'page-3.pdf': 'cut',
    };
    await page.route('**/api/auth/upload', async (route) => {
      const name = /filename="([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '';
      const answer = answers[name];
      if (answer === undefined) await route.continue();
      else if (answer === 'cut') await route.abort('connectionreset');
      else
        await route.fulfill({
          status: answer.status,
          json: { success: false, code: 'other', message: answer.message },
        });
    });
    await dashboard.choose(five);
    await expect(dashboard.row('page-1.pdf')).toContainText('Upload failed (500)');
    await expect(dashboard.row('page-2.pdf')).toContainText('Upload failed (413)');
    await expect(dashboard.row('page-2.pdf')).toContainText('The file is larger than the limit.');
    await expect(dashboard.row('page-3.pdf')).toContainText('Upload failed (network error)');
    await dashboard.expectReady(2);
    await expect(page.locator('main').getByText('3 files failed. Try them again or remove them.')).toBeVisible();
    await expect(dashboard.startButton).toBeHidden();

    delete answers['page-1.pdf'];
    await retry(page, 'page-1.pdf').click();
    await dashboard.expectReady(3);
    delete answers['page-3.pdf'];
    await page.getByRole('button', { name: 'Try 2 failed files again' }).click();
    await dashboard.expectReady(4);
    await expect(dashboard.row('page-2.pdf')).toContainText('Upload failed (413)');
    await removal(page, 'page-2.pdf').click();
    await expect(dashboard.startButton).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('uploads wait, and go on by themselves when it is back', async ({ dashboardPage: page, context }) => {
    const dashboard = new DashboardPage(page);
    const uploads = await holdUploads(page);
    await dashboard.choose(five);
    await expect.poll(uploads.waiting).toBe(3);
    await context.setOffline(true);
    await uploads.cut();
    await expect(page.getByText('You are offline. Uploads will resume when you are back online.')).toBeVisible();
    await expect(dashboard.rows.filter({ hasText: 'Queued' })).toHaveCount(5);
    await uploads.release();
    await context.setOffline(false);
    await dashboard.expectReady(5);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
});

test('the page warns before it is left while it uploads, and not otherwise', async ({
  dashboardPage: page,
  alerts,
}) => {
  const dashboard = new DashboardPage(page);
  await page.reload();
  expect(alerts).toEqual([]);
  const uploads = await holdUploads(page);
  await dashboard.choose(agreeing);
  await expect.poll(uploads.waiting).toBe(2);
  await page.reload();
  expect(alerts).toEqual(['leave?']);
  await uploads.release();
  await dashboard.upload(agreeing);
  await page.reload();
  expect(alerts).toEqual(['leave?']);
});
