import { aPerson } from '../fixtures/account.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { tabTo } from '../fixtures/tab-to.ts';
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
  // The login page has a field of the same name, and stays until the next one is rendered.
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
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
  await tabTo(page, page.getByLabel('Email Address'));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('signing up and setting a new password work by keyboard alone', async ({ page, service }) => {
  const person = aPerson();
  const fill = async (label: string, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const press = async (role: 'button' | 'link', name: string): Promise<void> => {
    await tabTo(page, page.getByRole(role, { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const seen = (heading: string): Promise<void> => expect(page.getByRole('heading', { name: heading })).toBeVisible();

  await page.goto('/login');
  await seen('Log in');
  await press('link', 'Sign Up');
  await seen('Create your account');
  await fill('Full Name', person.fullName);
  await fill('Email Address', person.email);
  await fill('Password', person.password);
  await press('button', 'Sign Up');
  await seen('Check your inbox');
  await page.goto(await mailedLink(service.dataDir, person.email, '/verify-email'));
  await seen('Verified!');

  await page.goto('/login');
  await press('link', 'Forgot password?');
  await seen('Forgot password?');
  await fill('Email Address', person.email);
  await press('button', 'Send Reset Link');
  await seen('Check your inbox');
  await page.goto(await mailedLink(service.dataDir, person.email, '/reset-password'));
  await fill('New Password', 'another long passphrase');
  await fill('Confirm Password', 'another long passphrase');
  await press('button', 'Reset password');
  await seen('Log in');
});

test('Google is not configured: the button says so', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await expect(page.getByText('No redirect URL provided').first()).toBeVisible();
});
