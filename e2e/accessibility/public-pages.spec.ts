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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 375, 1280]) {
    test(`public pages are accessible, ${colorScheme}, ${width} px wide`, async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 812 });
      await page.emulateMedia({ colorScheme });
      for (const { path, heading } of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expectAccessible(page);
        const name = `${path.split('?')[0]?.slice(1)}-${colorScheme}-${width}`;
        await testInfo.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
      }
    });
  }
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
