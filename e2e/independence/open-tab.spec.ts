import type { Page } from '@playwright/test';
import { marks } from './fixtures/build-shop.ts';
import { expect, recordOf, test, type OpenShop } from './fixtures/independence-test.ts';

const authHeading = (page: Page, version: keyof typeof marks.auth) =>
  page.getByRole('heading', { name: marks.auth[version], exact: true });
const dashboard = (page: Page, version: keyof typeof marks.dashboard) => page.getByText(marks.dashboard[version]);
const offer = (page: Page) => page.getByText('A new version of this page is ready.');

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email Address').fill('dana@northgate.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse staple');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** What a browser says when its person comes back to the tab. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Releases files were loaded from: `auth 1.0.0`. */
const loadedReleases = (open: OpenShop): string[] =>
  [...new Set(open.asked.map((path) => path.split('/').slice(2, 4).join(' ')))].toSorted();

test.describe('a tab that is open during a release', () => {
  test('keeps the versions it started with, also of a part it has not loaded yet', async ({ page, shop, openShop }) => {
    const open = await openShop();
    await page.goto(`${open.url}/login`);
    await expect(authHeading(page, '1.0.0')).toBeVisible();
    open.setLive({
      auth: { active: recordOf(shop, 'auth@1.1.0'), previous: recordOf(shop, 'auth@1.0.0') },
      dashboard: { active: recordOf(shop, 'dashboard@1.1.0'), previous: recordOf(shop, 'dashboard@1.0.0') },
    });
    await logIn(page);
    await expect(dashboard(page, '1.0.0')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(authHeading(page, '1.0.0')).toBeVisible();
    expect(loadedReleases(open)).toEqual(['auth 1.0.0', 'dashboard 1.0.0']);
  });

  test('is offered the new version when its person comes back, and gets all of it by a reload', async ({
    page,
    shop,
    openShop,
  }) => {
    const open = await openShop();
    await page.goto(`${open.url}/login`);
    await expect(authHeading(page, '1.0.0')).toBeVisible();
    open.setLive({ auth: { active: recordOf(shop, 'auth@1.1.0'), previous: recordOf(shop, 'auth@1.0.0') } });
    await comeBack(page);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(authHeading(page, '1.1.0')).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('is not disturbed while a form is half filled', async ({ page, shop, openShop }) => {
    const open = await openShop();
    await page.goto(`${open.url}/login`);
    await page.getByLabel('Email Address').fill('dana@');
    open.setLive({ auth: { active: recordOf(shop, 'auth@1.1.0'), previous: recordOf(shop, 'auth@1.0.0') } });
    const asked = page.waitForResponse('**/remotes.json');
    await comeBack(page);
    await asked;
    // Longer than the offer waits between two looks at what holds the page.
    await page.waitForTimeout(2_000);
    await expect(offer(page)).toBeHidden();
    await expect(page.getByLabel('Email Address')).toHaveValue('dana@');
    await page.getByLabel('Email Address').fill('');
    await expect(offer(page)).toBeVisible();
  });

  test('is offered the way back when the release it runs was taken back', async ({ page, shop, openShop }) => {
    const open = await openShop();
    const [old, bad] = [recordOf(shop, 'auth@1.0.0'), recordOf(shop, 'auth@1.1.0')];
    open.setLive({ auth: { active: bad, previous: old } });
    await page.goto(`${open.url}/login`);
    await expect(authHeading(page, '1.1.0')).toBeVisible();
    open.setLive({ auth: { active: old, blocked: [bad.version] } });
    await comeBack(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(authHeading(page, '1.0.0')).toBeVisible();
  });
});

test('a new tab gets the new release, one release at a time', async ({ page, shop, openShop }) => {
  const open = await openShop();
  open.setLive({ auth: { active: recordOf(shop, 'auth@1.1.0'), previous: recordOf(shop, 'auth@1.0.0') } });
  await page.goto(`${open.url}/login`);
  await logIn(page);
  await expect(dashboard(page, '1.0.0')).toBeVisible();
  expect(loadedReleases(open)).toEqual(['auth 1.1.0', 'dashboard 1.0.0']);
});

test.describe('a canary', () => {
  test('reaches nobody at 0 percent and everybody at 100, who stay in it', async ({ page, shop, openShop }) => {
    const open = await openShop();
    const [active, record] = [recordOf(shop, 'auth@1.0.0'), recordOf(shop, 'auth@1.1.0')];
    open.setLive({ auth: { active, canary: { record, percent: 0 } } });
    await page.goto(`${open.url}/login`);
    await expect(authHeading(page, '1.0.0')).toBeVisible();
    open.setLive({ auth: { active, canary: { record, percent: 100 } } });
    await page.reload();
    await expect(authHeading(page, '1.1.0')).toBeVisible();
    await page.reload();
    await expect(authHeading(page, '1.1.0')).toBeVisible();
  });

  test('that breaks gives way to what everybody else has', async ({ page, shop, openShop }) => {
    const open = await openShop();
    const canary = { record: recordOf(shop, 'auth@1.2.0'), percent: 100 };
    open.setLive({ auth: { active: recordOf(shop, 'auth@1.0.0'), canary } });
    await page.goto(`${open.url}/login`);
    await expect(authHeading(page, '1.0.0')).toBeVisible();
  });

  test('is what the first page of a visitor preloads and loads, and nothing else', async ({ page, shop, openShop }) => {
    const open = await openShop();
    const canary = { record: recordOf(shop, 'auth@1.1.0'), percent: 100 };
    open.setLive({ auth: { active: recordOf(shop, 'auth@1.0.0'), canary } });
    await page.goto(`${open.url}/login`);
    await expect(authHeading(page, '1.1.0')).toBeVisible();
    expect(loadedReleases(open)).toEqual(['auth 1.1.0']);
    expect(new Set(open.asked).size).toBe(open.asked.length);
  });
});
