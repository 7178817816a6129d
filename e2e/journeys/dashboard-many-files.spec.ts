import { expect, test } from '../fixtures/dashboard-test.ts';
import { writeFiles } from '../fixtures/folders.ts';
import { keepToasts } from '../fixtures/keep-toasts.ts';
import { pdfOf } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

test('two hundred files dropped at once upload three at a time', async ({ dashboardPage: page }, testInfo) => {
  test.setTimeout(360_000);
  const names = Array.from({ length: 200 }, (_, index) => `page-${String(index).padStart(3, '0')}.pdf`);
  const paths = await writeFiles(
    testInfo.outputPath('many'),
    names.map((name) => pdfOf(name, [name])),
  );
  let open = 0;
  let most = 0;
  let posts = 0;
  const isUpload = (request: { url(): string }): boolean => request.url().endsWith('/api/auth/upload');
  page.on('request', (request) => {
    if (!isUpload(request)) return;
    posts += 1;
    open += 1;
    most = Math.max(most, open);
  });
  page.on('requestfinished', (request) => (open -= isUpload(request) ? 1 : 0));

  await keepToasts(page);
  const dashboard = new DashboardPage(page);
  await dashboard.drop(paths);
  const ready = page.locator('main').getByText('200 file(s) are ready for analysis.');
  await ready.waitFor({ timeout: 150_000 });
  await expect(dashboard.toast('200 PDF(s) uploaded.')).toHaveCount(1);
  await expect(dashboard.rows).toHaveCount(200);
  expect(posts).toBe(200);
  expect(most).toBe(3);
});
