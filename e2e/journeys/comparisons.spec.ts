import { knownSets } from '../fixtures/known-sets.ts';
import { longVersions } from '../fixtures/long-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage, type Files } from '../pages/dashboard-page.ts';

/** What the report must name: differences that a reader of the documents finds there. */
const comparisons: readonly { readonly name: string; readonly files: Files; readonly readings: readonly string[] }[] = [
  {
    name: 'two versions of 180 pages each',
    files: longVersions,
    // On the first page and on the last.
    readings: ['Version: 1.0 2.0', 'delivers 3260 3265 sealed'],
  },
  {
    name: 'an order, its invoice and the delivery note',
    files: knownSets.purchase,
    readings: ['purchase-order.pdf', 'invoice.pdf', 'delivery-note.pdf'],
  },
];

for (const { name, files, readings } of comparisons) {
  test(name, async ({ dashboardPage }) => {
    test.setTimeout(720_000);
    const dashboard = new DashboardPage(dashboardPage);
    await dashboard.upload(files);
    const report = await dashboard.downloadReport(300_000);
    const text = await readReportText(await report.path());
    for (const reading of readings) expect(text).toContain(reading);
    await expect(dashboardPage.getByRole('button', { name: 'Download report' })).toBeVisible();
  });
}
