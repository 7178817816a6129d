import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparisonResultEndpoint } from '@app/shared/contracts';
import { localSite } from '@app/tools/release/local-site';
import type { Page, Route } from '@playwright/test';
import { createAccount } from '../fixtures/account.ts';
import { compareSample } from '../fixtures/review-test.ts';
import { startService } from '../fixtures/service.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { expect, makeLive, test as base } from './fixtures/independence-test.ts';

interface Reviewed {
  readonly url: string;
  readonly comparison: string;
  readonly login: { readonly email: string; readonly password: string };
  /** What pages have reported of releases that failed, as the service logs it. */
  readonly failures: () => readonly string[];
}

const reported = /"failure":\{"remote":"(\w+)","version":"([\d.]+)","phase":"(\w+)"/g;

/** A service of its own whose review is 1.1.0, with 1.0.0 to fall back to, and a comparison to review. */
const test = base.extend<object, { readonly reviewed: Reviewed }>({
  reviewed: [
    async ({ shop, playwright }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'review-fails-'));
      const [siteDir, dataDir] = [join(folder, 'site'), join(folder, 'data')];
      await cp(shop.siteDir, siteDir, { recursive: true });
      const site = localSite(siteDir);
      for (const release of ['auth@1.0.0', 'dashboard@1.0.0', 'review@1.0.0', 'review@1.1.0'])
        await makeLive(site, shop, release);
      const service = await startService({ dataDir, settings: { SITE_DIR: siteDir } });
      const request = await playwright.request.newContext();
      try {
        const login = await createAccount(request, service.url, dataDir);
        await logIn(request, service.url, login);
        const comparison = await compareSample(request, service.url);
        const failures = () => Array.from(service.output().matchAll(reported), ([, ...failure]) => failure.join(' '));
        await use({ url: service.url, comparison, login, failures });
      } finally {
        await request.dispose();
        await service.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.setTimeout(480_000);

async function logIn(request: Page['request'], url: string, { email, password }: Reviewed['login']): Promise<void> {
  const answer = await request.post(`${url}/api/auth/login`, { headers: { origin: url }, data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Opens the review; returns what is reported from now on of releases that failed. */
async function open(page: Page, { url, comparison, login, failures }: Reviewed): Promise<() => readonly string[]> {
  const before = failures().length;
  await logIn(page.request, url, login);
  await page.goto(`${url}/review/${comparison}`, { waitUntil: 'commit' });
  return () => failures().slice(before);
}

const live = '**/remotes/review/1.1.0/**';
const every = '**/remotes/review/**';
const hang = (): void => undefined;
const rubbish = (route: Route): Promise<void> => route.fulfill({ body: '<html>maintenance</html>' });
const panel = (page: Page) => page.getByRole('heading', { name: 'This part could not be loaded' });

async function expectReview(page: Page): Promise<void> {
  const review = new ReviewPage(page);
  await expect(review.list).toBeVisible({ timeout: 30_000 });
  await review.expectDrawn('Left');
}

for (const [what, play] of [
  ['hangs', hang],
  ['sends rubbish', rubbish],
  ['is down', (route: Route) => route.abort()],
] as const) {
  test(`a review that ${what} gives way to the one before, and is reported`, async ({ page, reviewed }) => {
    await page.route(live, play);
    const failures = await open(page, reviewed);
    await expectReview(page);
    await expect.poll(failures).toEqual([expect.stringMatching(/^review 1\.1\.0 (load|timeout)$/)]);
  });
}

test('a review that throws while it is drawn gives way to the one before', async ({ page, reviewed }) => {
  await page.addInitScript(() => void Reflect.set(window, 'breaksAtOnce', true));
  const failures = await open(page, reviewed);
  await expectReview(page);
  await expect.poll(failures).toEqual(['review 1.1.0 render']);
});

test('a review that breaks in use gives way, and what was decided is still decided', async ({ page, reviewed }) => {
  await open(page, reviewed);
  await expectReview(page);
  const review = new ReviewPage(page);
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
  await review.act('Confirm').click();
  expect((await sent).status()).toBe(200);
  await page.evaluate(() => void window.dispatchEvent(new Event('break')));
  await expectReview(page);
  await expect(review.list).toContainText('1 of ');
});

test('a review that is slow is waited for', async ({ page, reviewed }) => {
  await page.route(live, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const failures = await open(page, reviewed);
  await expectReview(page);
  expect(failures()).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without any review the rest stays, and "Try again" brings it once it is back', async ({ page, reviewed }) => {
  await page.route(every, (route) => route.abort());
  await open(page, reviewed);
  await expect(panel(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The review of the findings could not be loaded. The rest still works')).toBeVisible();
  await page.unroute(every);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReview(page);
});

test('a review is of use beside a server that says more than it knows', async ({ page, reviewed }) => {
  await page.route('**/api/analyses/*/result', async (route) => {
    const result: object = await (await route.fetch()).json();
    comparisonResultEndpoint.answer.parse(result);
    const more = JSON.stringify(result).replaceAll('"severity":', '"weighedBy":{"jury":[1]},"severity":');
    await route.fulfill({ contentType: 'application/json', body: more.replace('{', '{"drawings":[],') });
  });
  await open(page, reviewed);
  await expectReview(page);
});

test('a review that is older than the server says so, and a new page reads the result', async ({ page, reviewed }) => {
  await page.route('**/api/analyses/*/result', async (route) => {
    const result: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...result, schemaVersion: 3 } });
  });
  await open(page, reviewed);
  await expect(page.getByRole('heading', { name: 'This page is out of date' })).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/api/analyses/*/result');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectReview(page);
});
