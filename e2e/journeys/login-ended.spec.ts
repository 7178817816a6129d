import type { Page } from '@playwright/test';
import { holdUploads } from '../fixtures/hold-uploads.ts';
import { pdfOf } from '../fixtures/small-pdfs.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPage } from '../pages/account-page.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { LoginPage } from '../pages/login-page.ts';

const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `lease-${letter}.pdf`);
const five = names.map((name) => pdfOf(name, [`The rent of ${name} is EUR 4,500.00.`]));
const banner = (page: Page) => page.getByRole('region', { name: 'You have been logged out' });

/** Five files on their way, and the server knows this browser no longer. */
async function endWhileUploading(page: Page, end: () => Promise<void>): Promise<DashboardPage> {
  const dashboard = new DashboardPage(page);
  const uploads = await holdUploads(page);
  await dashboard.choose(five);
  await expect.poll(uploads.waiting).toBe(3);
  await end();
  await uploads.release();
  await expect(banner(page)).toContainText('Your 5 files stay in this list.');
  return dashboard;
}

test('a login that ends while files are uploaded is made again in a small window, and they go on', async ({
  dashboardPage: page,
  context,
  account,
}) => {
  const dashboard = await endWhileUploading(page, () => context.clearCookies());
  await expect(dashboard.rows.filter({ hasText: 'Upload failed (401)' })).toHaveCount(3);
  await expect(dashboard.rows.filter({ hasText: 'Waiting for you to log in' })).toHaveCount(2);
  const login = banner(page).getByRole('button', { name: 'Login' });
  await expect(login).toBeFocused();

  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const small = await opened;
  const closed = small.waitForEvent('close');
  await new LoginPage(small).submit(account);
  await closed;

  await dashboard.expectReady(5);
  await expect(banner(page)).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
});

test('a small window that is closed without a login leaves everything as it was', async ({
  dashboardPage: page,
  context,
}) => {
  await endWhileUploading(page, () => context.clearCookies());
  const opened = page.waitForEvent('popup');
  await banner(page).getByRole('button', { name: 'Login' }).click();
  await (await opened).close();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(new DashboardPage(page).rows).toHaveCount(5);
});

test('where windows are blocked the login is made in this tab, and the names are kept', async ({
  dashboardPage: page,
  context,
  account,
}) => {
  await endWhileUploading(page, () => context.clearCookies());
  await page.evaluate(() => void Object.assign(window, { open: () => null }));
  page.on('dialog', (dialog) => void dialog.accept());
  await banner(page).getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has expired. Log in to continue.')).toBeVisible();
  await new LoginPage(page).submit(account);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('5 files to choose again')).toBeVisible();
  for (const name of names) await expect(page.getByText(name)).toBeVisible();
});

test('a password that is changed in another browser ends this login, and its uploads wait for the new one', async ({
  dashboardPage: page,
  browser,
  service,
  account,
}) => {
  const changed = { ...account, password: 'another long passphrase' };
  const elsewhere = await browser.newContext({ baseURL: service.url });
  const other = await elsewhere.newPage();
  await new LoginPage(other).logIn(account);
  const dashboard = await endWhileUploading(page, async () => {
    await new AccountPage(other).open();
    await new AccountPage(other).changePassword(account.password, changed.password);
    await expect(other.getByText('Password changed.')).toBeVisible();
  });

  const opened = page.waitForEvent('popup');
  await banner(page).getByRole('button', { name: 'Login' }).click();
  const small = await opened;
  await new LoginPage(small).submit(account);
  await expect(small.getByRole('alert')).toContainText('The email address or the password is wrong.');
  const closed = small.waitForEvent('close');
  await new LoginPage(small).submit(changed);
  await closed;
  await dashboard.expectReady(5);
  await elsewhere.close();
});

test('a login that ended elsewhere is said on a page that only stands open, and nothing is asked over and over', async ({
  dashboardPage: page,
  context,
  service,
}) => {
  let renewals = 0;
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals += 1;
  });
  const ended = await context.request.delete(`${service.url}/api/account/sessions`, {
    headers: { origin: service.url },
  });
  expect(ended.ok()).toBe(true);
  await expect(banner(page)).toContainText('Log in to continue on this page.');
  // Calls that were under way come to their end first.
  let before = { renewals, sockets };
  await expect(async () => {
    before = { renewals, sockets };
    await page.waitForTimeout(1_500);
    expect({ renewals, sockets }).toEqual(before);
  }).toPass();
  // Longer than the first pauses between tries together.
  await page.waitForTimeout(4_000);
  expect({ renewals, sockets }).toEqual(before);
});
