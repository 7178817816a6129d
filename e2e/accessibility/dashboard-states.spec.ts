import type { AnalysisSummary } from '@app/shared/contracts';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { writeFolder } from '../fixtures/folders.ts';
import { holdUploads } from '../fixtures/hold-uploads.ts';
import { playRun } from '../fixtures/play-run.ts';
import { agreeing, disagreeing, fakePdf, pdfOf, textFile } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

const longName = `${'Amendment to the lease of the premises at 12 Harbour Street '.repeat(3).trim()}.pdf`;
const six = [longName, 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name) => pdfOf(name, ['Text']));
const summary: AnalysisSummary = {
  findings: { high: 2, medium: 3, low: 1, info: 4 },
  agreements: 1240,
  comparedPages: 38,
  unreadPages: 1,
  documents: [
    { name: 'lease-signed.pdf', pages: 20, ocrPages: 0, unreadPages: [] },
    { name: 'lease-scan.pdf', pages: 18, ocrPages: 18, unreadPages: [7] },
  ],
  durationMs: 84_000,
};
const nothingFound = {
  ...summary,
  findings: { high: 0, medium: 0, low: 0, info: 0 },
  unreadPages: 0,
  documents: summary.documents.map((document) => ({ ...document, unreadPages: [] })),
};
const placesToLookAt: AnalysisSummary['placesToLookAt'] = {
  count: 5,
  first: ['Security deposit', 'Notice that ends the lease before its term', 'Floor area'].map((subject, index) => ({
    subject,
    at: [
      { document: 'lease-signed.pdf', page: 3 + index },
      { document: 'lease-scan.pdf', page: 4 + index },
    ],
  })),
};

for (const width of [1280, 375, 320]) {
  test(`the dashboard is accessible, ${width} px wide`, async ({ dashboardPage: page, context }, info) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 812 });
    const dashboard = new DashboardPage(page);
    const inspect = async (state: string): Promise<void> =>
      test.step(state, async () => {
        // What is scrolled half under the bar has not its own size.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page);
      });
    const heading = (name: string) => page.getByRole('heading', { name });
    page.on('dialog', (dialog) => void dialog.accept());

    await inspect('empty');

    const folder = await writeFolder(info.outputPath('folder'), {
      [longName]: pdfOf(longName, ['A']),
      'notes.txt': textFile('notes.txt'),
      'b.pdf': pdfOf('b.pdf', ['B']),
    });
    await dashboard.chooseFolder(folder);
    await expect(heading('Upload confirmation')).toBeVisible();
    await inspect('confirming folder');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Google Drive' }).click();
    await expect(heading('Google Drive is not available here')).toBeVisible();
    await inspect('not set up');
    await page.getByRole('button', { name: 'Close' }).click();

    const uploads = await holdUploads(page);
    await dashboard.choose(six);
    await expect.poll(uploads.waiting).toBe(3);
    await inspect('uploading');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await inspect('offline');
    await context.setOffline(false);
    await uploads.release();
    await dashboard.expectReady(5);

    await dashboard.choose([...agreeing, fakePdf('web.pdf'), fakePdf(longName)]);
    await dashboard.expectReady(2);
    await expect(dashboard.rows.filter({ hasText: 'Not uploaded' })).toHaveCount(2);
    await inspect('failed');

    const run = await playRun(page);
    await dashboard.upload(disagreeing);
    await inspect('ready');
    await dashboard.start();
    await expect(dashboard.overlay).toContainText('Connected to server...');
    run.say({
      status: 'running',
      message: 'Reading lease-scan.pdf, page 4 of 18',
      progress: 42,
      step: 'reading',
      remainingMs: 40_000,
      documents: [
        { name: 'lease-signed.pdf', pages: 20, state: 'read' },
        { name: longName, pages: 18, page: 4, ocrPages: 3, state: 'reading' },
      ],
    });
    await expect(dashboard.overlay).toContainText('Page 4 of 18');
    await inspect('running');
    run.end({ status: 'completed', summary: { ...summary, placesToLookAt } });
    await expect(heading('10 discrepancies and 5 possible ones')).toBeVisible();
    await inspect('done');

    await dashboard.upload(agreeing);
    await dashboard.start();
    await expect(dashboard.overlay).toContainText('Connected to server...');
    run.end({ status: 'completed', summary: nothingFound });
    await expect(heading('No discrepancies found')).toBeVisible();
    await inspect('no discrepancies');

    await dashboard.upload(agreeing);
    await dashboard.start();
    await expect(dashboard.overlay).toContainText('Connected to server...');
    run.end({ status: 'completed', summary: { ...nothingFound, placesToLookAt } });
    await expect(heading('No discrepancies found, 5 possible ones')).toBeVisible();
    await inspect('places to look at');

    await dashboard.upload(agreeing);
    await dashboard.start();
    await expect(dashboard.overlay).toContainText('Connected to server...');
    await page.reload();
    await expect(heading('Your comparison is still running')).toBeVisible();
    await inspect('interrupted');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(dashboard.overlay).toContainText('Connected to server...');
    run.end({ status: 'failed', message: 'The comparison took too long and was stopped.' });
    await expect(heading('No report was created')).toBeVisible();
    await inspect('error');
  });
}
