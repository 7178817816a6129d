import type { Page } from '@playwright/test';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { disagreeing, disagreeingVerdict } from '../fixtures/small-pdfs.ts';
import { expect, test } from '../fixtures/test.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

/** Their names say which one is the earlier. */
const versions = disagreeing.map((file, index) => Object.assign({}, file, { name: `lease-v${index + 1}.pdf` }));

const documents = (page: Page) =>
  page.getByRole('list', { name: 'Documents of this comparison' }).getByRole('listitem');

async function downloadReport(page: Page): Promise<string> {
  const download = page.waitForEvent('download', comparedWithin);
  await page.getByRole('button', { name: 'Download report' }).click();
  return readReportText(await (await download).path());
}

test('versions that are swapped are told so on every page, in the review and in the report', async ({
  dashboardPage: page,
  context,
}) => {
  test.setTimeout(360_000);
  const dashboard = new DashboardPage(page);
  await dashboard.upload(versions);
  const first = await dashboard.downloadReport();
  expect(await readReportText(await first.path())).toContain('A is the earlier version and B the later one');
  await expect(page.getByRole('heading', { level: 1, name: disagreeingVerdict })).toBeVisible();
  await expect(documents(page)).toHaveText([/lease-v1\.pdf.*earlier/, /lease-v2\.pdf.*later/]);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(documents(second)).toHaveText([/lease-v1\.pdf.*earlier/, /lease-v2\.pdf.*later/]);

  await page.getByRole('button', { name: 'Swap earlier and later' }).click();
  for (const one of [page, second]) {
    await expect(documents(one)).toHaveText([/lease-v2\.pdf.*earlier/, /lease-v1\.pdf.*later/]);
    await expect(one.getByText('You swapped the versions. All pages and reports use this order.')).toBeVisible();
  }
  for (const one of [page, second]) expect(await downloadReport(one)).toContain('changes are described from B to A');

  await second.reload();
  await expect(documents(second)).toHaveText([/lease-v2\.pdf.*earlier/, /lease-v1\.pdf.*later/]);
  await second.getByRole('link', { name: 'Review findings' }).click();
  await expect(second.getByRole('radio', { name: 'Full document' })).toBeChecked();
  await expect(second.getByText('lease-v2.pdf, earlier')).toBeVisible();

  await page.getByRole('button', { name: 'Swap earlier and later' }).click();
  await expect(documents(page)).toHaveText([/lease-v1\.pdf.*earlier/, /lease-v2\.pdf.*later/]);
  expect(await downloadReport(page)).toContain('A is the earlier version and B the later one');

  await expect(second.getByText('lease-v1.pdf, earlier')).toBeVisible();
  await second.getByRole('button', { name: 'Swap earlier and later' }).click();
  await expect(second.getByText('lease-v2.pdf, earlier')).toBeVisible();
  await expect(documents(page)).toHaveText([/lease-v2\.pdf.*earlier/, /lease-v1\.pdf.*later/]);
  expect(await downloadReport(page)).toContain('changes are described from B to A');
});
