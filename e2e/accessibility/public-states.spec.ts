import type { Page } from '@playwright/test';
import { aPerson, type Account } from '../fixtures/account.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

interface Visit {
  readonly page: Page;
  readonly person: Account;
  readonly dataDir: string;
}

/** Every state of the public pages that takes an act to reach, in the order a person meets them. */
const states: readonly { readonly name: string; reach(visit: Visit): Promise<void> }[] = [
  {
    name: 'the inbox page after signing up',
    async reach({ page, person }) {
      await page.goto('/signup');
      await page.getByLabel('Full Name').fill(person.fullName);
      await page.getByLabel('Email Address').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByText(person.email)).toBeVisible();
    },
  },
  {
    name: 'an address that is verified',
    async reach({ page, person, dataDir }) {
      await page.goto(await mailedLink(dataDir, person.email, '/verify-email'));
      await expect(page.getByRole('heading', { name: 'Verified!' })).toBeVisible();
    },
  },
  {
    name: 'a login that is refused',
    async reach({ page, person }) {
      await page.goto('/login');
      await new LoginPage(page).submit({ ...person, password: 'not the password' });
      await expect(page.getByText('The email address or the password is wrong.').first()).toBeVisible();
    },
  },
  {
    name: 'a password that is shown',
    async reach({ page }) {
      await page.getByRole('button', { name: 'Show password' }).click();
    },
  },
  {
    name: 'the inbox page after asking for a reset',
    async reach({ page, person }) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email Address').fill(person.email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    },
  },
  {
    name: 'a reset with two different passwords',
    async reach({ page, person, dataDir }) {
      await page.goto(await mailedLink(dataDir, person.email, '/reset-password'));
      await page.getByLabel('New Password', { exact: true }).fill('one password');
      await page.getByLabel('Confirm Password', { exact: true }).fill('another password');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText('Passwords do not match').first()).toBeVisible();
    },
  },
  {
    name: 'a reset without a token',
    async reach({ page }) {
      // Asked for again at the same address, a page counts as reloaded and keeps the token it has.
      await page.goto('/login');
      await page.goto('/reset-password');
      await expect(page.getByText('Invalid or missing reset token').first()).toBeVisible();
    },
  },
];

for (const width of [1280, 375]) {
  test(`every state of the account pages is accessible, ${width} px wide`, async ({ page, service }) => {
    test.setTimeout(480_000);
    await page.setViewportSize({ width, height: 812 });
    const visit: Visit = { page, person: aPerson(), dataDir: service.dataDir };
    for (const { name, reach } of states) {
      await test.step(name, async () => {
        await reach(visit);
        await expectAccessible(page);
      });
    }
  });
}
