import { aPerson } from '../fixtures/account.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';

test('an account that was never verified cannot log in, and is told what to do', async ({ page, service }) => {
  const person = aPerson();
  const signedUp = await page.request.post('/api/auth/signup', {
    headers: { origin: service.url },
    data: { username: person.fullName, email: person.email, password: person.password },
  });
  expect(signedUp.status()).toBe(200);
  await page.goto('/login');
  await new LoginPage(page).submit(person);
  await expect(page).toHaveURL('/check-email');
  await expect(page.getByText('Email not verified. Check your inbox.')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'verify_email')?.value).toBe(encodeURIComponent(person.email));
});

test('a forgotten password is reset by the mailed link, which works once', async ({ page, account, service }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Reset link sent to your email')).toBeVisible();
  await expect(page).toHaveURL('/check-email');

  const link = await mailedLink(service.dataDir, account.email, '/reset-password');
  const password = 'another long passphrase';
  const setPassword = async (): Promise<void> => {
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Reset password' }).click();
  };
  await setPassword();
  await expect(page.getByText('You can now log in with your new password')).toBeVisible();
  await expect(page).toHaveURL('/login');
  // The token has left the address bar, so neither history nor a referrer keeps it.
  expect(page.url()).not.toContain('token');

  await setPassword();
  await expect(page).not.toHaveURL('/login');
  await new LoginPage(page).logIn({ ...account, password });
});

test('logging out in one tab logs out the others', async ({ dashboardPage, context }) => {
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { name: 'Upload Asset Files' })).toBeVisible();
  await dashboardPage.getByRole('button', { name: 'Log out' }).click();
  await expect(dashboardPage).toHaveURL('/login');
  await expect(second).toHaveURL('/login');
});

test('the page asked for before login is returned to', async ({ page, account }) => {
  await page.goto('/dashboard/');
  await expect(page).toHaveURL('/login');
  await new LoginPage(page).submit(account);
  await expect(page.getByRole('heading', { name: 'Upload Asset Files' })).toBeVisible();
});

test('the way from login to the dashboard works by keyboard alone', async ({ page, account }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 20; presses += 1) {
      const focused = page.locator(':focus');
      if ((await focused.count()) === 1 && (await page.getByLabel(name, { exact: true }).and(focused).count()) === 1)
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached`);
  };
  await tabTo('Email Address');
  await page.keyboard.type(account.email);
  await tabTo('Password');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('Google is not configured: the button says so', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await expect(page.getByText('No redirect URL provided').first()).toBeVisible();
});
