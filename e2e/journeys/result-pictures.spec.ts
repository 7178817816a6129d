import { expect, test } from '../fixtures/review-test.ts';

const picturesCall = '**/api/analyses/*/pictures';

test('the first findings are shown as they look on their pages, in places that were kept for them', async ({
  dashboardPage: page,
  comparison,
}) => {
  const drawn = Promise.withResolvers<void>();
  await page.route(picturesCall, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto(`/dashboard?comparison=${comparison}`);
  const findings = page.getByRole('region', { name: /^Top .+ findings?$/ });
  const images = findings.locator('img');
  await expect(findings.getByRole('listitem').first()).toBeVisible();
  await expect(images).toHaveCount(0);
  const boxes = await findings.getByRole('figure').count();
  expect(boxes).toBeGreaterThanOrEqual(2);
  const before = await findings.boundingBox();
  drawn.resolve();
  await expect(images).toHaveCount(boxes);
  for (const image of await images.all()) {
    await expect(image).toHaveAccessibleName(/^Part of page \d+ of .+\.pdf, framed: /);
    // At least 310 points of the page at 150 dots an inch.
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThanOrEqual(640);
  }
  expect(await findings.boundingBox()).toEqual(before);
});

test('findings that cannot be drawn are words only', async ({ dashboardPage: page, comparison }) => {
  await page.route(picturesCall, (route) => route.fulfill({ json: { pictures: [] } }));
  const asked = page.waitForResponse(picturesCall);
  await page.goto(`/dashboard?comparison=${comparison}`);
  await asked;
  const findings = page.getByRole('region', { name: /^Top .+ findings?$/ });
  await expect(findings.getByRole('listitem').first()).toBeVisible();
  await expect(findings.getByRole('figure')).toHaveCount(0);
});
