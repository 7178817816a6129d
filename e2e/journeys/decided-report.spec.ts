import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { expect, test } from '../fixtures/test.ts';
import { readReportText } from '../fixtures/word-report.ts';
import { ReviewPage } from '../pages/review-page.ts';

interface Asked {
  readonly request: APIRequestContext;
  readonly url: string;
}

const post = ({ request, url }: Asked, path: string, data: object): Promise<APIResponse> =>
  request.post(`${url}/api${path}`, { headers: { origin: url }, data });

async function aSample(asked: Asked): Promise<string> {
  const started: { readonly id: string } = await (await post(asked, '/analyses/sample', {})).json();
  const result = `${asked.url}/api/analyses/${started.id}/result`;
  await expect.poll(async () => (await asked.request.get(result)).status(), comparedWithin).toBe(200);
  return started.id;
}

test('a report in each of its formats follows what was decided', async ({ dashboardPage, service }, testInfo) => {
  const asked = { request: dashboardPage.request, url: service.url };
  const id = await aSample(asked);
  const report = (format: string): Promise<APIResponse> =>
    asked.request.get(`${service.url}/api/analyses/${id}/report?format=${format}`);

  const decided = await asked.request.put(`${service.url}/api/analyses/${id}/decisions/f1`, {
    headers: { origin: service.url },
    data: { decision: 'dismissed', reason: 'on-purpose', text: 'agreed by phone', revision: 0 },
  });
  expect(decided.status()).toBe(200);

  const answers = await Promise.all(['docx', 'csv', 'json', 'pdf'].map(report));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200]);
  const [word, csv, json, pdf] = await Promise.all(answers.map((answer) => answer.body()));
  const file = testInfo.outputPath('report.docx');
  await writeFile(file, word ?? '');
  expect(await readReportText(file)).toContain('1 dismissed, see the appendix');
  expect(csv?.toString()).toContain(',dismissed,on-purpose,agreed by phone,,');
  expect(json?.toString()).toContain('"decision":"dismissed","reason":"on-purpose"');
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a report that is asked for at once has what was decided last', async ({ dashboardPage: page, service }) => {
  const review = new ReviewPage(page);
  await review.open(await aSample({ request: page.request, url: service.url }));
  await page.route('**/decisions/*', async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  await review.decision.getByRole('button', { name: 'Confirm' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  await page.getByRole('button', { name: /^CSV/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(',accepted,');
});
