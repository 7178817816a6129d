import { comparedWithin } from '../fixtures/compared-within.ts';
import { expect, test } from '../fixtures/test.ts';
import { disagreeing, pagelessPdf, pdfOf } from '../fixtures/small-pdfs.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const name = 'side-letter.pdf';

test('a file that turns out to be damaged makes the result incomplete, and a readable copy completes it', async ({
  dashboardPage: page,
}) => {
  test.setTimeout(360_000);
  const dashboard = new DashboardPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await dashboard.upload([...disagreeing, pagelessPdf(name)]);
  const first = await dashboard.downloadReport();
  expect(await readReportText(await first.path())).toContain(name);
  await expect(heading).toHaveText('1 discrepancy in the 2 files that could be read.');
  await expect(page.getByText('1 file was not compared.')).toBeVisible();
  const left = page.getByRole('region', { name: 'Not compared: 1 of 3 files' });
  await expect(left).toContainText(name);
  await expect(page.getByText('All 3 files will then be compared. The other 2 are still here.')).toBeVisible();

  const ledger = page.getByRole('region', { name: 'What was looked at' });
  await expect(ledger).toContainText('1 document could not be read. All 2 other pages were read.');
  await expect(ledger.getByRole('table')).toBeHidden();
  await ledger.getByRole('button', { name: 'Show details' }).click();
  await expect(ledger.getByRole('row', { name: /^(?:Words|Values) of A/u })).toBeVisible();

  const again = page.waitForEvent('download', comparedWithin);
  const chooser = page.waitForEvent('filechooser');
  await left.getByRole('button', { name: 'Choose the file' }).click();
  const copy = pdfOf(name, ['Side letter to the lease', 'The monthly rent is EUR 4,800.00.']);
  await (await chooser).setFiles({ ...copy });
  await again;
  await expect(heading).toHaveText(/^\d+ discrepanc/);
  await expect(heading).not.toContainText('could be read');
  await expect(left).toBeHidden();
  const documents = page.getByRole('list', { name: 'Documents of this comparison' }).getByRole('listitem');
  await expect(documents).toHaveCount(3);
  await expect(documents.filter({ hasText: 'Not read' })).toHaveCount(0);
});

test('a copy that is no better is refused with its reason, and nothing is run again', async ({
  dashboardPage: page,
}) => {
  test.setTimeout(360_000);
  const dashboard = new DashboardPage(page);
  await dashboard.upload([...disagreeing, pagelessPdf(name)]);
  await dashboard.downloadReport();
  const left = page.getByRole('region', { name: 'Not compared: 1 of 3 files' });
  await expect(left).toBeVisible();
  const address = page.url();
  const chooser = page.waitForEvent('filechooser');
  await left.getByRole('button', { name: 'Choose the file' }).click();
  const cut = Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`);
  await (await chooser).setFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer: cut });
  await expect(left.getByRole('alert')).toContainText('copy.pdf: This file is damaged');
  await expect(page).toHaveURL(address);
});
