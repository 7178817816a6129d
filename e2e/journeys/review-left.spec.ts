import { expect, test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test('one comes back to where the review was left, and first to what is open', async ({
  page,
  comparison,
  decisions,
  otherBrowser,
}) => {
  await decisions.decide({ findingId: 'f1', decision: 'accepted' });
  const review = new ReviewPage(page);
  await review.open(comparison);
  await review.expectChosen('f2');
  await review.list.getByRole('button', { name: 'Severity', exact: true }).click();
  await review.list.getByRole('checkbox', { name: 'High' }).check();
  await page.keyboard.press('Escape');
  const rows = await review.rowIds();
  const next = rows[rows.indexOf('f2') + 1] ?? '';
  await page.keyboard.press('j');
  await review.expectChosen(next);

  await page.getByRole('link', { name: 'Back to comparisons' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/review/${comparison}`);
  await review.expectChosen(next);
  await expect(review.list.getByRole('button', { name: 'Severity, 1 selected' })).toBeVisible();

  const elsewhere = new ReviewPage(otherBrowser);
  await elsewhere.open(comparison);
  await elsewhere.expectChosen('f2');
});
