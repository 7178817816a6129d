import type { Browser, Page } from '@playwright/test';
import type { Account } from '../fixtures/account.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { tabTo } from '../fixtures/tab-to.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPage } from '../pages/account-page.ts';
import { LoginPage } from '../pages/login-page.ts';

/** The same person in another browser. */
async function anotherBrowser(browser: Browser, baseURL: string, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await new LoginPage(page).logIn(account);
  return page;
}

test('a changed password logs out every other browser and is the only one that works', async ({
  dashboardPage: page,
  browser,
  service,
  account,
}) => {
  const other = await anotherBrowser(browser, service.url, account);
  const accountPage = new AccountPage(page);
  await page.getByRole('link', { name: `Account, ${account.email}` }).click();
  await expect(accountPage.others).toHaveCount(1);

  await accountPage.changePassword('not the password', 'another long passphrase');
  const current = page.getByLabel('Current password');
  await expect(current).toHaveAccessibleDescription('The current password is wrong.');
  await expect(current).toBeFocused();

  await accountPage.changePassword(account.password, 'another long passphrase');
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(accountPage.others).toHaveCount(0);
  await expect(current).toHaveValue('');

  await other.goto('/account');
  await expect(other).toHaveURL('/login');
  await new LoginPage(other).submit(account);
  await expect(other.getByRole('alert')).toContainText('The email address or the password is wrong.');
  await new LoginPage(other).submit({ ...account, password: 'another long passphrase' });
  await expect(other.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await other.context().close();
});

test('a new email address takes effect when its link is opened, and logs in from then on', async ({
  dashboardPage: page,
  browser,
  service,
  account,
}) => {
  const wanted = `moved.${account.email}`;
  const accountPage = new AccountPage(page);
  await accountPage.open();
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(accountPage.newAddress.getByLabel('New Email Address')).toBeFocused();
  await accountPage.askForAddress(wanted, 'not the password');
  await expect(accountPage.newAddress.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'The current password is wrong.',
  );
  await accountPage.askForAddress(wanted, account.password);
  await expect(page.getByText(`Open the link we sent to ${wanted}`)).toBeVisible();

  const link = await mailedLink(service.dataDir, wanted, '/account');
  const other = await (await browser.newContext({ baseURL: service.url })).newPage();
  await other.goto(link);
  await expect(other).toHaveURL('/login');
  await new LoginPage(other).submit(account);
  await expect(other.getByText('Email address changed.')).toBeVisible();
  await expect(other.getByRole('link', { name: `Account, ${wanted}` })).toBeVisible();
  expect(other.url()).toBe(`${service.url}/account`);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Change email address' })).toBeVisible();
  await expect(other.getByText('Email address changed.')).toBeHidden();
  await other.context().close();

  await page.reload();
  await expect(page).toHaveURL('/login');
  await new LoginPage(page).submit(account);
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
  await new LoginPage(page).submit({ ...account, email: wanted });
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
});

test('browsers of one kind are logged out together from here, and then all of them', async ({
  dashboardPage: page,
  browser,
  service,
  account,
}) => {
  const other = await anotherBrowser(browser, service.url, account);
  const third = await anotherBrowser(browser, service.url, account);
  const accountPage = new AccountPage(page);
  await accountPage.open();
  await expect(accountPage.others).toHaveCount(1);
  await expect(page.getByText('2 logins · Last used today')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Active now');

  await accountPage.others.first().click();
  await expect(accountPage.others).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You have been logged out everywhere.')).toBeVisible();
  for (const gone of [other, third]) {
    await gone.goto('/dashboard');
    await expect(gone).toHaveURL('/login');
    await gone.context().close();
  }
});

test('an account is deleted with its password, and is gone', async ({ dashboardPage: page, account }) => {
  const accountPage = new AccountPage(page);
  await accountPage.open();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(accountPage.deletion.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accountPage.deletion).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete account' }).click();
  await accountPage.deleteWith('not the password');
  await expect(accountPage.deletion.getByText('The current password is wrong.')).toBeVisible();
  await accountPage.deleteWith(account.password);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();

  await new LoginPage(page).submit(account);
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
});

test('a login that has ended leads to the login and back', async ({ dashboardPage: page, context, account }) => {
  await context.clearCookies();
  await page.getByRole('link', { name: `Account, ${account.email}` }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has expired. Log in to continue.')).toBeVisible();
  await new LoginPage(page).submit(account);
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
});

test('who logged out in another tab is told so', async ({ dashboardPage: page, context }) => {
  const second = await context.newPage();
  await second.goto('/help');
  await second.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You logged out in another tab.')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('a small window logs in for the page that opened it, and closes', async ({ page, account }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/login?window=1', 'login-again', 'popup,width=480,height=780'));
  const small = await opened;
  const closed = small.waitForEvent('close');
  await new LoginPage(small).submit(account);
  await closed;
  await expect(page.getByRole('link', { name: `Account, ${account.email}` })).toBeVisible();
  expect(page.url()).toContain('/help');
});

test('the link of the check-email page is sent again, once a minute', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Dana Okafor');
  await page.getByLabel('Email Address').fill(`dana.${Date.now()}@northgate.example`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse staple');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(/^Sent again\. You can resend in \d+ seconds\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
});

test('the account is looked after by keyboard alone', async ({ dashboardPage: page, account }) => {
  await tabTo(page, page.getByRole('link', { name: `Account, ${account.email}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeFocused();
  const fill = async (label: string, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await fill('Current password', account.password);
  await fill('New Password', 'another long passphrase');
  await fill('Confirm Password', 'another long passphrase');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Delete account' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('another long passphrase');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
});
