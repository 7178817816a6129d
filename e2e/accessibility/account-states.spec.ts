import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Account } from '../fixtures/account.ts';
import { AccountPage } from '../pages/account-page.ts';

// What the page asks for by itself meets no connection in one of them.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

interface Visit {
  readonly page: Page;
  readonly accountPage: AccountPage;
  readonly account: Account;
}

const accountCall = '**/api/account';

/** Every state of the account page and of help, in the order they are reached. */
const states: readonly { readonly name: string; reach(visit: Visit): Promise<void> }[] = [
  {
    name: 'account-loading',
    async reach({ page }) {
      await page.route(accountCall, () => undefined);
      await page.goto('/account');
      await expect(page.getByText('Loading your account...')).toBeVisible();
    },
  },
  {
    name: 'account-failed',
    async reach({ page }) {
      await page.unroute(accountCall);
      await page.route(accountCall, (route) => route.fulfill({ status: 404, body: '{}' }));
      await page.goto('/account');
      await expect(page.getByText('Your account could not be loaded.')).toBeVisible();
      await page.unroute(accountCall);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText('Verified')).toBeVisible();
    },
  },
  {
    name: 'account',
    reach: ({ accountPage }) => accountPage.open(),
  },
  {
    name: 'account-wrong-fields',
    async reach({ page, accountPage }) {
      const button = page.getByRole('button', { name: 'Change password' });
      // On the page, which scrolls to what is filled in.
      const place = () => button.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const before = await place();
      await accountPage.changePassword('', '12345', 'different');
      await expect(page.getByText('Please correct 3 fields')).toBeVisible();
      expect(await place()).toBe(before);
    },
  },
  {
    name: 'account-offline',
    async reach({ page }) {
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  {
    name: 'account-new-address',
    async reach({ page, accountPage }) {
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Change email address' }).click();
      await expect(accountPage.newAddress).toBeVisible();
    },
  },
  {
    name: 'account-new-address-wrong',
    async reach({ accountPage }) {
      const keep = accountPage.newAddress.getByRole('button', { name: 'Keep address' });
      const before = await keep.boundingBox();
      await accountPage.askForAddress('dana', 'not the password');
      await expect(accountPage.newAddress.getByText('Please enter a valid email address')).toBeVisible();
      expect((await keep.boundingBox())?.y).toBe(before?.y);
    },
  },
  {
    name: 'account-pending-address',
    async reach({ page, accountPage, account }) {
      await accountPage.askForAddress(`${randomUUID()}@northgate.example`, account.password);
      await expect(page.getByRole('button', { name: 'Cancel change' })).toBeVisible();
    },
  },
  {
    name: 'account-delete',
    async reach({ page, accountPage }) {
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(accountPage.deletion).toBeVisible();
    },
  },
  {
    name: 'account-delete-wrong',
    async reach({ accountPage }) {
      const keep = accountPage.deletion.getByRole('button', { name: 'Keep my account' });
      const before = await keep.boundingBox();
      await accountPage.deleteWith('not the password');
      await expect(accountPage.deletion.getByText('The current password is wrong.')).toBeVisible();
      expect((await keep.boundingBox())?.y).toBe(before?.y);
    },
  },
  {
    name: 'help',
    async reach({ page }) {
      await page.goto('/help');
      await expect(page.getByRole('heading', { name: 'What is compared' })).toBeVisible();
    },
  },
];

for (const width of [1280, 375]) {
  test(`every state of account and help is accessible, ${width} px wide`, async ({ dashboardPage: page, account }) => {
    test.setTimeout(480_000);
    await page.setViewportSize({ width, height: width === 1280 ? 800 : 812 });
    for (const { name, reach } of states) {
      await test.step(name, async () => {
        await reach({ page, account, accountPage: new AccountPage(page) });
        await expectAccessible(page);
      });
    }
  });
}

test('help is there for a visitor, with the way in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Keyboard' }).click();
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeFocused();
  await expect(contents.getByRole('link', { name: 'Keyboard' })).toHaveAttribute('aria-current', 'location');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('targets of the public pages are large enough for a finger', async ({ page }) => {
  for (const path of ['/login', '/signup', '/check-email', '/forgot-password', '/reset-password', '/verify-email']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const target of await page.locator('main a, main button, footer a').all()) {
      const box = await target.boundingBox();
      expect(box?.height, `${path}: ${(await target.textContent()) ?? ''}`).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the title of a form stays where it is when errors come', async ({ page }) => {
  for (const [path, button] of [
    ['/login', 'Login'],
    ['/signup', 'Sign Up'],
  ] as const) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(/^Please correct \d fields$/)).toBeVisible();
    expect((await title.boundingBox())?.y).toBe(before?.y);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
  }
});
