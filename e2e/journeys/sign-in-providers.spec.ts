import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalIssuer } from '@app/server/testing/local-issuer';
import { freePort, startService, type Service } from '../fixtures/service.ts';
import { expect, test } from '../fixtures/test.ts';

let dataDir: string;
let service: Service;
let google: Awaited<ReturnType<typeof startLocalIssuer>>;
let microsoft: typeof google;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataDir = await mkdtemp(join(tmpdir(), 'e2e-providers-'));
  const port = await freePort();
  const callback = (provider: string): string => `http://127.0.0.1:${port}/api/auth/callback/${provider}`;
  google = await startLocalIssuer({ redirectUri: callback('google') });
  microsoft = await startLocalIssuer({ redirectUri: callback('microsoft'), path: `/${randomUUID()}/v2.0` });
  service = await startService({
    dataDir,
    port,
    settings: {
      OIDC_ALLOW_INSECURE: '1',
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      MICROSOFT_ISSUER: microsoft.issuer,
      MICROSOFT_CLIENT_ID: microsoft.clientId,
      MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
    },
  });
});

test.afterAll(async () => {
  await service.stop();
  await Promise.all([google.stop(), microsoft.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

test('Google leads to the dashboard', async ({ page }) => {
  google.person = {
    accountId: 'google-person',
    claims: { sub: 'google-person', email: 'dana@northgate.example', email_verified: true, name: 'Dana Okafor' },
  };
  await page.goto(`${service.url}/login`);
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await expect(page).toHaveURL(`${service.url}/dashboard`);
  await expect(page.getByText('dana@northgate.example')).toBeVisible();
});

test('Microsoft leads to the dashboard', async ({ page }) => {
  microsoft.person = {
    accountId: 'microsoft-person',
    claims: { sub: 'pairwise', tid: randomUUID(), oid: randomUUID(), email: 'sam@northgate.example', name: 'Sam Ito' },
  };
  await page.goto(`${service.url}/login`);
  await page.getByRole('button', { name: 'Login with Microsoft' }).click();
  await expect(page).toHaveURL(`${service.url}/dashboard`);
  await expect(page.getByText('sam@northgate.example')).toBeVisible();
});

test('Google leads back to the small window, which logs the page in that opened it', async ({ page }) => {
  google.person = {
    accountId: 'google-window',
    claims: { sub: 'google-window', email: 'kim@northgate.example', email_verified: true, name: 'Kim Lund' },
  };
  await page.goto(`${service.url}/help`);
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/login?window=1', 'login-again', 'popup,width=480,height=780'));
  const small = await opened;
  const closed = small.waitForEvent('close');
  await small.getByRole('button', { name: 'Login with Google' }).click();
  await closed;
  await expect(page.getByRole('link', { name: 'Account, kim@northgate.example' })).toBeVisible();
});

test('a cancelled sign-in leads back to the login page with a reason', async ({ page }) => {
  google.person = null;
  await page.goto(`${service.url}/login`);
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await expect(page.getByText('Sign-in was cancelled.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
