import { enter, withService } from '../fixtures/own-service.ts';
import { compareSample } from '../fixtures/review-test.ts';
import { expect, test } from '../fixtures/test.ts';
import { ComparisonsList } from '../pages/comparisons-list.ts';
import { ReviewPage } from '../pages/review-page.ts';

test.setTimeout(480_000);

test('retention that ends is told before, takes the comparison off the list, and ends the review in a sentence', async ({
  page,
  request,
  context,
}) => {
  // 58 seconds: time to look before it ends.
  await withService(page, { RETENTION_HOURS: '0.016' }, async (service) => {
    await enter(page, request, service);
    const id = await compareSample(page.request, service.url);
    const other = await context.newPage();
    await other.goto(`${service.url}/dashboard`);
    const { rows } = new ComparisonsList(other);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('1 minute left');

    const review = new ReviewPage(page);
    await page.goto(`${service.url}/review/${id}`);
    await expect(review.list).toBeVisible();
    await review.act('Confirm').click();
    await expect(page.getByRole('group', { name: 'Will be deleted in 1 minute' })).toBeVisible();
    await expect(page.getByText(/^Download the report with your 1 decision before \d\d:\d\d\.$/)).toBeVisible();

    const gone = page.getByRole('heading', { name: /^This comparison was deleted at \d\d:\d\d\.$/ });
    await expect(gone).toBeVisible({ timeout: 120_000 });
    await expect(other.getByText('No recent comparisons')).toBeVisible({ timeout: 120_000 });
    const { analyses } = await (await page.request.get(`${service.url}/api/analyses`)).json();
    expect(analyses).toEqual([]);
    expect([404, 410]).toContain((await page.request.get(`${service.url}/api/analyses/${id}/report`)).status());
    await other.goto(`${service.url}/dashboard?comparison=${id}`);
    await expect(other.getByRole('heading', { level: 1, name: 'This comparison was deleted' })).toBeVisible();
  });
});
