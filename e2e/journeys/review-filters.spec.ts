import { expect, test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test('filters, search and state narrow the list together, and one press clears them', async ({
  page,
  comparison,
  decisions: _decisions,
}) => {
  const review = new ReviewPage(page);
  await review.open(comparison);
  const all = await review.rowIds();
  const filter = async (menu: string, choice: string): Promise<void> => {
    await review.list.getByRole('button', { name: menu, exact: true }).click();
    await review.list.getByRole('checkbox', { name: choice }).check();
    await page.keyboard.press('Escape');
    await expect(review.list.getByRole('button', { name: `${menu}, 1 selected` })).toBeFocused();
  };
  await filter('Severity', 'High');
  const high = await review.rowIds();
  expect(high.length).toBeLessThan(all.length);
  await expect(review.list.getByRole('heading', { level: 3 })).toHaveText([/^High/, /^Possible discrepancies/]);
  await filter('Document', 'A sample-amendment.pdf');
  await filter('Kind', 'Value conflict');
  await review.list.getByRole('searchbox').fill('RENT monthly');
  await expect(review.list.locator('[data-row]')).toHaveCount(1);
  await review.act('Confirm').click();
  await expect(review.list.locator('[data-row]')).toHaveCount(1);
  await review.list.getByText(/^Open \d+$/).click();
  await expect(review.list.getByText('No finding matches “RENT monthly”')).toBeVisible();
  await review.list.getByRole('button', { name: 'Clear search and filters' }).click();
  expect(await review.rowIds()).toEqual(all);
  await review.list.getByText('Reviewed 1').click();
  await expect(review.list.locator('[data-row]')).toHaveCount(1);
});

test('on a phone they are a sheet', async ({ page, comparison, decisions: _decisions }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const review = new ReviewPage(page);
  await review.open(comparison);
  const all = await review.rowIds();
  await review.list.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'High' }).check();
  const shown = sheet.getByRole('button', { name: /^Show \d+ findings?$/ });
  const count = Number(/\d+/.exec(await shown.innerText()));
  expect(count).toBeLessThan(all.length);
  await shown.click();
  await expect(sheet).toBeHidden();
  await expect(review.list.locator('[data-row]')).toHaveCount(count);
  const button = review.list.getByRole('button', { name: 'Filters, 1 selected' });
  await expect(button).toBeFocused();
  await button.press('Enter');
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await page.keyboard.press('Escape');
  await expect(review.list.locator('[data-row]')).toHaveCount(all.length);
});
