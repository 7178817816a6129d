import { join } from 'node:path';
import { runRspack } from '@app/tools/build/run-rspack';
import { serveSite } from '@app/tools/build/serve-site';
import { expect, recordOf, test } from './fixtures/independence-test.ts';

test.describe('with ?mfe=1', () => {
  test('the page shows which release each part comes from and who brought what they share', async ({
    page,
    openShop,
  }) => {
    const open = await openShop();
    await page.goto(`${open.url}/login?mfe=1`);
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row('auth')).toContainText('1.0.0');
    await expect(row('auth')).toContainText('live');
    await expect(row('auth')).toContainText('Accounts team');
    await expect(row('dashboard')).toContainText('not loaded');
    await expect(row('react')).toContainText('host, auth_1_0_0');
  });

  test('a build as the dev server makes it runs in the running site', async ({ page, openShop }, { outputDir }) => {
    const out = join(outputDir, 'remotes/auth/dev');
    await runRspack(join(import.meta.dirname, '../../remote-auth'), { dev: 'true', version: 'local', out });
    const open = await openShop();
    const own = await serveSite({ siteDir: outputDir, settings: {} });
    try {
      open.allowOverrides([own.url]);
      await page.goto(`${open.url}/login?mfe=1`);
      await page.getByLabel('Load').selectOption('auth');
      await page.getByLabel('from').fill(`${own.url}/remotes/auth/dev/mf-manifest.json`);
      await page.getByRole('button', { name: 'Load', exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: 'your own build' })).toContainText('/login');
      await page.getByLabel('Email Address').fill('dana@northgate.example');
      expect(open.api.failures).toEqual([]);
    } finally {
      await own.close();
    }
  });

  test('a developer loads one remote from an allowed origin, in this tab only', async ({
    page,
    shop,
    openShop,
    context,
  }) => {
    const open = await openShop();
    const own = await serveSite({ siteDir: shop.siteDir, settings: {} });
    try {
      open.allowOverrides([own.url]);
      await page.goto(`${open.url}/login?mfe=1`);
      await page.getByLabel('Load').selectOption('auth');
      await page.getByLabel('from').fill('http://127.0.0.1:1/mf-manifest.json');
      await expect(page.getByRole('button', { name: 'Load', exact: true })).toBeDisabled();
      await page.getByLabel('from').fill(`${own.url}/remotes/auth/1.1.0/mf-manifest.json`);
      await page.getByRole('button', { name: 'Load', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Log in with release 1.1' })).toBeVisible();
      const other = await context.newPage();
      await other.goto(`${open.url}/login`);
      await expect(other.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
      await page.getByLabel('from').fill('');
      await page.getByRole('button', { name: 'Back to the release' }).click();
      await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
    } finally {
      await own.close();
    }
  });
});

test('without it there is no panel', async ({ page, shop, openShop }) => {
  const open = await openShop();
  open.setLive({ auth: { active: recordOf(shop, 'auth@1.1.0') } });
  await page.goto(`${open.url}/login`);
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expect(page.getByText('host contract')).toBeHidden();
});
