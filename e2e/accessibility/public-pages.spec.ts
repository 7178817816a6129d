import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  { path: '/login', heading: 'Log in' },
  { path: '/signup', heading: 'Create your account' },
  { path: '/check-email', heading: 'Check your inbox' },
  { path: '/verify-email?token=unknown', heading: 'Verification Failed' },
  { path: '/forgot-password', heading: /password/i },
  { path: '/reset-password?token=unknown', heading: /password/i },
  { path: '/nowhere', heading: /not found|no such page|does not exist/i },
  { path: '/mailbox', heading: 'Local mailbox' },
];

for (const width of [320, 375, 1280]) {
  test(`public pages are accessible, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('forms with errors are accessible', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Full Name is required').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required').first()).toBeVisible();
  await expectAccessible(page);
});
