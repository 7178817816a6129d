import type { Browser } from '@playwright/test';
import { comparedFileEndpoint } from '@app/shared/contracts';
import { watchFor } from '../../page-load/measure-load.ts';
import type { BenchRow } from '../bench-table.ts';
import { signedIn } from '../signed-in.ts';
import type { UploadTarget } from '../upload-load/upload-client.ts';
import { bareViewerPath } from './place-bare-viewer.ts';
import { assertInView, drawnInBoth, sides } from './review-in-browser.ts';

const target = 1.5;
const rounds = 9;
/** Points: the width of a sheet of the papers. */
const sheetWidth = 595;

export interface FirstFinding {
  /** What is told of the papers. */
  readonly name: string;
  readonly comparison: string;
  readonly papers: readonly { readonly id: string }[];
  /** That the first finding is on, in both papers. */
  readonly page: number;
}

interface Opened {
  readonly ms: number;
  /** Pixels a point. */
  readonly scale: number;
}

/** From nothing to both pages of the first finding, beside a bare viewer of the same pages. Both take turns. */
export async function measureFirstFinding(
  browser: Browser,
  service: UploadTarget,
  finding: FirstFinding,
): Promise<BenchRow[]> {
  const { scale } = await openReview(browser, service, finding);
  await openBareViewer(browser, service, finding, scale);
  const times: { readonly review: number; readonly bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const review = await openReview(browser, service, finding);
    times.push({ review: review.ms, bare: await openBareViewer(browser, service, finding, scale) });
  }
  const ratio = median(times.map(({ review, bare }) => review / bare));
  return [
    { name: `${finding.name}: both pages of the first finding`, value: ms(times.map(({ review }) => review)) },
    { name: `${finding.name}: both pages in a bare viewer`, value: ms(times.map(({ bare }) => bare)) },
    {
      name: `${finding.name}: review to bare viewer`,
      value: ratio.toFixed(2),
      target: `at most ${target}`,
      met: ratio <= target,
    },
  ];
}

async function openReview(
  browser: Browser,
  service: UploadTarget,
  { comparison, page: number }: FirstFinding,
): Promise<Opened> {
  const context = await signedIn(browser, service);
  const page = await context.newPage();
  await watchFor(page, drawnInBoth(number));
  await page.goto(`${service.origin}/review/${comparison}`);
  const usable = await page.waitForFunction(() => Number(Reflect.get(window, 'usableAt')) || false);
  await assertInView(page, number);
  const pixels = await page
    .locator(`section[aria-label="${sides[0]}"] [aria-label="Page ${number}"] canvas`)
    .evaluate((canvas) => Number(Reflect.get(canvas, 'width')));
  const opened = { ms: Number(await usable.jsonValue()), scale: pixels / sheetWidth };
  await context.close();
  return opened;
}

/** Its page is a file of the site and may run nothing there: the browser lets it. */
async function openBareViewer(
  browser: Browser,
  service: UploadTarget,
  { comparison, papers, page: number }: FirstFinding,
  scale: number,
): Promise<number> {
  const context = await signedIn(browser, service, { bypassCSP: true });
  const page = await context.newPage();
  await watchFor(page, 'canvas + canvas');
  const query = new URLSearchParams({ page: String(number), scale: String(scale) });
  const pathOf = (id: string) => comparedFileEndpoint.path.replace(':id', comparison).replace(':documentId', id);
  papers.forEach(({ id }) => query.append('file', `/api${pathOf(id)}`));
  await page.goto(`${service.origin}${bareViewerPath}?${String(query)}`);
  const usable = await page.waitForFunction(() => Number(Reflect.get(window, 'usableAt')) || false);
  const time = Number(await usable.jsonValue());
  await context.close();
  return time;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const ms = (times: readonly number[]): string => `${Math.round(median(times))} ms`;
