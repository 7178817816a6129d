import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '@app/tools/build/serve-site';
import { localSite } from '@app/tools/release/local-site';
import { rollBack } from '@app/tools/release/registry-edits';
import { editRegistry } from '@app/tools/release/registry-file';
import { createAccount } from '../fixtures/account.ts';
import { startService } from '../fixtures/service.ts';
import { disagreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { marks } from './fixtures/build-shop.ts';
import { expect, makeLive, test } from './fixtures/independence-test.ts';

test.setTimeout(480_000);

/** The real service and its content policy; remote-auth on its origin, remote-dashboard on one of its own. */
test('both teams release and take back while somebody works, and nothing is lost', async ({
  page,
  shop,
  playwright,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'working-'));
  const site = localSite(shop.siteDir);
  const elsewhere = await serveSite({ siteDir: shop.siteDir, settings: {} });
  const release = (name: 'auth' | 'dashboard', version: string): Promise<void> =>
    makeLive(site, shop, `${name}@${version}`, name === 'dashboard' ? elsewhere.url : '');
  await release('auth', '1.0.0');
  await release('dashboard', '1.0.0');

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const isSignedOut = message.text().includes('the server responded with a status of 401');
    if (message.type() === 'error' && !isSignedOut) errors.push(message.text());
  });
  const comeBack = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByText('A new version of this page is ready.');

  const service = await startService({ dataDir, settings: { SITE_DIR: shop.siteDir } });
  const request = await playwright.request.newContext();
  try {
    const person = await createAccount(request, service.url, dataDir);
    const dashboard = new DashboardPage(page);

    await test.step('a release of remote-auth while the login form is half filled', async () => {
      await page.goto(`${service.url}/login`);
      await page.getByLabel('Email Address').fill(person.email);
      await release('auth', '1.1.0');
      await comeBack();
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
      await expect(offer).toBeHidden();
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByText(marks.dashboard['1.0.0'])).toBeVisible();
      await expect(offer).toBeVisible();
    });

    await test.step('a release of remote-dashboard while files are there', async () => {
      await dashboard.choose(disagreeing);
      await dashboard.expectReady(disagreeing.length);
      await release('dashboard', '1.1.0');
      await comeBack();
      // The release of remote-auth is still to be offered; not now.
      await expect(offer).toBeHidden();
      await dashboard.expectReady(disagreeing.length);
    });

    await test.step('remote-auth is taken back while the analysis runs', async () => {
      const download = page.waitForEvent('download', { timeout: 120_000 });
      await dashboard.startButton.click();
      await editRegistry(site, 'roll back auth', rollBack('auth'));
      await comeBack();
      expect((await download).suggestedFilename()).toMatch(/^Discrepancy_Report_.*\.docx$/);
    });

    await test.step('the new release comes when nothing can be lost, and the login holds', async () => {
      await page.getByRole('button', { name: 'Reload' }).click({ timeout: 90_000 });
      // The address names the comparison, so that its result is there again.
      await page.getByRole('button', { name: 'New comparison' }).click();
      await expect(page.getByText(marks.dashboard['1.1.0'])).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('heading', { name: marks.auth['1.0.0'], exact: true })).toBeVisible();
    });
    expect(errors).toEqual([]);
  } finally {
    await request.dispose();
    await service.stop();
    await elsewhere.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
