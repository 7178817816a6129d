import { enter, withService } from '../fixtures/own-service.ts';
import { compareSample } from '../fixtures/review-test.ts';
import { expect, test } from '../fixtures/test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test.setTimeout(480_000);

test('retention that ends while one reviews is told before, and ends in a sentence', async ({ page, request }) => {
  // 58 seconds: time to look before it ends.
  await withService(page, { RETENTION_HOURS: '0.016' }, async (service) => {
    await enter(page, request, service);
    const id = await compareSample(page.request, service.url);
    const review = new ReviewPage(page);
    await page.goto(`${service.url}/review/${id}`);
    await expect(review.list).toBeVisible();
    await review.act('Confirm').click();
    await expect(page.getByRole('group', { name: 'Will be deleted in 1 minute' })).toBeVisible();
    await expect(page.getByText(/^Download the report with your 1 decision before \d\d:\d\d\.$/)).toBeVisible();
    const gone = page.getByRole('heading', { name: /^This comparison was deleted at \d\d:\d\d\.$/ });
    await expect(gone).toBeVisible({ timeout: 120_000 });
  });
});
