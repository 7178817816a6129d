import { analysisResult, comparison, type Finding } from '@app/shared/contracts';
import type { APIRequestContext } from '@playwright/test';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { pdfOf } from '../fixtures/small-pdfs.ts';
import { expect, test } from '../fixtures/test.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

/** Of the bicycles one sentence may contradict the other. */
const papers = [
  pdfOf('letter.pdf', [
    'Letter to tenants of Harbour Row 12',
    'Written by Alpha LLC to Beta Inc.',
    'The laundry room may not be used by guests on a Sunday.',
    'You need not keep bicycles in the cellar.',
    'The deposit of $1,200.00 is due.',
  ]),
  pdfOf('rules.pdf', [
    'House rules, Harbour Row 12',
    'These rules are made between Alpha LLC and Beta Inc.',
    'Bicycles must be kept in the cellar of the house.',
    'Guests of tenants may use the laundry room on Sundays.',
    'The deposit is $1,200.00.',
  ]),
];

const isBicycles = ({ explanation }: Finding): boolean => explanation.includes('need not / must');

async function findingsOf(request: APIRequestContext, address: string): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = [];
  await expect(async () => {
    findings = analysisResult.parse(await (await request.get(`${address}/result`)).json()).findings;
  }).toPass(comparedWithin);
  return findings;
}

test('two passages that mean the same are gone, also when the documents are compared again', async ({
  dashboardPage: page,
  service,
}) => {
  test.setTimeout(360_000);
  const dashboard = new DashboardPage(page);
  await dashboard.upload(papers);
  const report = await dashboard.downloadReport();
  expect(await readReportText(await report.path())).toContain('Possible discrepancies');
  await page.getByRole('link', { name: 'Review findings' }).click();
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  const analyses = `${service.url}/api/analyses`;
  const pair = (await findingsOf(page.request, `${analyses}/${id}`)).find(isBicycles);

  const review = new ReviewPage(page);
  await review.open(id, `?finding=${pair?.id ?? ''}`);
  await expect(
    page.getByText('These two passages are about the same thing and differ in: need not / must.'),
  ).toBeVisible();
  const passages = page.getByRole('list', { name: 'Both passages' }).getByRole('listitem');
  await expect(passages).toHaveText([
    /You need not keep bicycles in the cellar\.$/,
    /Bicycles must be kept in the cellar/,
  ]);
  await expect(passages.locator('mark')).toHaveText(['need', 'not', 'must']);
  await expect(review.decision.getByRole('button', { name: 'Differs' })).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().includes('/decisions/'));
  await review.decision.getByRole('button', { name: 'Same meaning' }).click();
  await saved;

  const again = await page.request.post(`${analyses}/${id}/again`, { headers: { origin: service.url }, data: {} });
  const next = comparison.parse(await again.json());
  const findings = await findingsOf(page.request, `${analyses}/${next.id}`);
  expect(findings.filter(isBicycles)).toEqual([]);
  expect(findings.length).toBeGreaterThan(0);
});
