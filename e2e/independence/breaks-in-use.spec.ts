import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSite } from '@app/tools/release/local-site';
import { createAccount } from '../fixtures/account.ts';
import { startService } from '../fixtures/service.ts';
import { disagreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { marks } from './fixtures/build-shop.ts';
import { expect, makeLive, test } from './fixtures/independence-test.ts';

test.setTimeout(480_000);

test('a release that breaks after files were uploaded gives way, and the files are still there', async ({
  page,
  shop,
  playwright,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'breaks-'));
  const siteDir = join(folder, 'site');
  await cp(shop.siteDir, siteDir, { recursive: true });
  const site = localSite(siteDir);
  await makeLive(site, shop, 'auth@1.0.0');
  await makeLive(site, shop, 'dashboard@1.1.0');
  await makeLive(site, shop, 'dashboard@1.2.0');
  const service = await startService({ dataDir: join(folder, 'data'), settings: { SITE_DIR: siteDir } });
  const request = await playwright.request.newContext();
  try {
    const person = await createAccount(request, service.url, join(folder, 'data'));
    await page.goto(`${service.url}/login`);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const dashboard = new DashboardPage(page);
    await dashboard.choose(disagreeing);
    await dashboard.expectReady(disagreeing.length);
    await page.evaluate(() => void window.dispatchEvent(new Event('break')));
    await expect(page.getByText(marks.dashboard['1.1.0'])).toBeVisible();
    await dashboard.expectReady(disagreeing.length);
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await dashboard.startButton.click();
    expect((await download).suggestedFilename()).toMatch(/^Discrepancy_Report_.*\.docx$/);
  } finally {
    await request.dispose();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
