import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectWholeList } from '../fixtures/expect-whole-list.ts';
import { disagreeing } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

const fold = (page: Page) => page.getByRole('button', { name: /^\d+ unchanged lines? / }).first();

async function expectFoldOpens(page: Page): Promise<void> {
  await fold(page).press('Enter');
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(fold(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Inline' }).locator('canvas').first()).toBeVisible();
  await expectAccessible(page);
}

test('two versions are accessible side by side, inline and opened, on a tablet and on a phone', async ({
  dashboardPage: page,
}) => {
  test.setTimeout(480_000);
  const dashboard = new DashboardPage(page);
  await dashboard.upload(disagreeing);
  await dashboard.downloadReport();
  await page.getByRole('link', { name: 'Review findings' }).click();
  const review = new ReviewPage(page);
  await test.step('on a desk', async () => {
    await page.getByText('Side by side', { exact: true }).click();
    await review.expectDrawn('Left');
    await expectWholeList(review.list);
    await expectAccessible(page);
    await page.keyboard.press('f');
    await page.getByRole('textbox', { name: 'Text to find' }).fill('lease');
    await expect(review.hit).toHaveText('1 of 2');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText('Inline', { exact: true }).click();
    await expectAccessible(page);
    await expectFoldOpens(page);
  });
  await test.step('side by side on a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await review.list.locator('[data-row]').first().click();
    await page.getByText('Side by side', { exact: true }).click();
    await review.expectDrawn('Left');
    await review.expectDrawn('Right');
    await expectAccessible(page);
  });
  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.reload();
    await expectAccessible(page);
    await expectFoldOpens(page);
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Is this a discrepancy?' })).toBeVisible();
    await expectAccessible(page);
  });
});
