import { readFile } from 'node:fs/promises';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { disagreeing } from '../fixtures/small-pdfs.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

/** What a file of each format begins with. */
const formats = [
  ['Redline, Word', /^Redline_.*\.docx$/, 'PK'],
  ['Redline, PDF', /^Redline_.*\.pdf$/, '%PDF-'],
] as const;

test('the redline of two versions is downloaded, for Word and on the pages of the later one', async ({
  dashboardPage: page,
}) => {
  test.setTimeout(360_000);
  const dashboard = new DashboardPage(page);
  await dashboard.upload(
    disagreeing.map((file, index) => Object.assign({}, file, { name: `lease-v${index + 1}.pdf` })),
  );
  await dashboard.downloadReport();
  await page.getByRole('link', { name: 'Review findings' }).click();
  for (const [name, fileName, start] of formats) {
    await page.getByRole('button', { name: 'Download report' }).click();
    const download = page.waitForEvent('download', comparedWithin);
    await page.getByRole('button', { name }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(fileName);
    expect((await readFile(await file.path(), 'latin1')).slice(0, start.length)).toBe(start);
  }
});
