import { redirectGraphContent } from '../fakes/graph-redirect.ts';
import { fakeGraph } from '../fakes/graph.ts';
import { fakeMicrosoftLogin } from '../fakes/microsoft-login.ts';
import { fakeOneDrivePicker } from '../fakes/one-drive-picker.ts';
import { fakeOneDrive } from '../fakes/one-drive.ts';
import { choosePicker8, expect, test } from '../fixtures/cloud-test.ts';
import { keepToasts } from '../fixtures/keep-toasts.ts';
import { agreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

// Google's scripts are not there in these journeys, and some files are not found or may not be read.
test.use({ allowedErrors: /Failed to load resource|has been blocked by CORS policy/ });
// One service is enough for all of them.
test.describe.configure({ mode: 'default' });

const items = [{ id: 'lease' }, { id: 'roll', name: 'rent roll.pdf' }, { id: 'sheet' }, { id: 'gone' }];
const files = {
  lease: { name: 'lease.PDF' },
  roll: { name: 'rent roll.pdf' },
  sheet: { name: 'rents.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
};

test('the script (7.2) signs in in its own window, and the files come', async ({ context, openDashboard }) => {
  await fakeOneDrive(context, { items, opensWindow: true });
  const paths = await fakeGraph(context, files);
  const page = await openDashboard();
  await keepToasts(page);
  const dashboard = new DashboardPage(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'OneDrive' }).click();
  const window = await opened;
  if (!window.isClosed()) await window.waitForEvent('close');
  await expect(dashboard.toast('rents.xlsx is not a PDF and will be skipped.')).toBeVisible();
  await expect(dashboard.toast('Failed to fetch metadata for file ID: gone')).toBeVisible();
  await dashboard.expectReady(2);
  await dashboard.expectNames(['lease.PDF', 'rent roll.pdf']);
  expect(paths).toContain('/v1.0/me/drive/items/lease/content');
});

for (const { name, isReadable, bytes } of [
  { name: 'a redirect of the content call is followed without the token', isReadable: true, bytes: 'redirected' },
  { name: 'where a redirect may not be followed, the address of the file is', isReadable: false, bytes: 'direct' },
]) {
  test(name, async ({ context, openDashboard }) => {
    await fakeOneDrive(context, { items: [{ id: 'lease' }] });
    const page = await openDashboard();
    const calls = await redirectGraphContent(page, { isReadable });
    const uploaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/upload')) uploaded.push(request.postDataBuffer()?.toString('latin1') ?? '');
    });
    const dashboard = new DashboardPage(page);
    await page.getByRole('button', { name: 'OneDrive' }).click();
    await expect(dashboard.row('lease.pdf')).toContainText('Upload complete');
    await dashboard.expectNames(['lease.pdf']);
    expect(calls.filter(({ url }) => url.includes('sharepoint')).map(({ authorization }) => authorization)).toEqual(
      isReadable ? [undefined] : [undefined, undefined],
    );
    expect(calls.at(-1)?.url).toContain(isReadable ? '/content/lease' : '/download/lease');
    expect(uploaded.join()).toContain(`%PDF-1.7 ${bytes}\r\n`);
  });
}

test('the script (7.2) is left: nothing is lost', async ({ context, openDashboard, alerts }) => {
  await fakeOneDrive(context, { outcome: 'cancel' });
  const page = await openDashboard();
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  await page.getByRole('button', { name: 'OneDrive' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { fakeOneDriveCalls: object[] }).fakeOneDriveCalls.length))
    .toBe(1);
  await expect(page.getByRole('button', { name: 'OneDrive' })).toBeEnabled();
  await dashboard.expectReady(2);
  expect(alerts).toEqual([]);
});

test('a script that does not come is told', async ({ context, openDashboard, alerts }) => {
  await fakeOneDrive(context, null);
  const page = await openDashboard();
  await page.getByRole('button', { name: 'OneDrive' }).click();
  await expect.poll(() => alerts).toEqual(['OneDrive SDK not loaded.']);
});

test('the picker (8) signs in, speaks over its channel, and the files come', async ({ context, openDashboard }) => {
  await choosePicker8(context);
  await fakeMicrosoftLogin(context);
  const tokens = await fakeOneDrivePicker(context, { items, initializesTwice: true });
  await fakeGraph(context, files);
  const page = await openDashboard();
  await keepToasts(page);
  const dashboard = new DashboardPage(page);
  await page.getByRole('button', { name: 'OneDrive' }).click();
  await expect(dashboard.toast('Failed to fetch metadata for file ID: gone')).toBeVisible();
  await dashboard.expectReady(2);
  await dashboard.expectNames(['lease.PDF', 'rent roll.pdf']);
  // The picker's own token, not the one for Graph.
  expect(tokens).toEqual(['token for https://northgate-my.sharepoint.com/.default']);
  await expect(page.locator('dialog iframe')).toHaveCount(0);
});

test('the picker (8) is left: nothing is lost', async ({ context, openDashboard, alerts }) => {
  await choosePicker8(context);
  await fakeMicrosoftLogin(context, { account: 'personal' });
  const tokens = await fakeOneDrivePicker(context, { outcome: 'close' });
  const page = await openDashboard();
  const dashboard = new DashboardPage(page);
  await dashboard.upload(agreeing);
  const button = page.getByRole('button', { name: 'OneDrive' });
  await button.click();
  await expect.poll(() => tokens).toEqual(['token for OneDrive.ReadOnly']);
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  await expect(button).toBeEnabled();
  await dashboard.expectReady(2);
  expect(alerts).toEqual([]);
});
