import { samples } from '../fixtures/samples.ts';
import { expect, test } from '../fixtures/test.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

/** What the report must name: differences that a reader of the documents finds there. */
const comparisons: readonly {
  readonly name: string;
  readonly files: readonly string[];
  readonly readings: readonly string[];
}[] = [
  {
    name: 'two versions of the WebSocket specification',
    files: samples.websocket,
    readings: ['Version: 2.1', 'Version: 2.2'],
  },
  {
    name: 'two versions of the Servlet specification',
    files: samples.servlet,
    readings: ['Version: 6.0', 'Version: 6.1'],
  },
  {
    name: 'an order, its invoice and the delivery note',
    files: samples.purchase,
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
