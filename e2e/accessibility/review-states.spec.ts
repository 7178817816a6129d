import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectWholeList } from '../fixtures/expect-whole-list.ts';
import { expect, test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const;

for (const { colorScheme, width } of looks) {
  test(`the review is accessible, ${colorScheme}, ${width} px wide`, async ({
    page,
    context,
    comparison,
    decisions,
  }, info) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const review = new ReviewPage(page);
    const inspect = (state: string): Promise<void> =>
      test.step(state, async () => {
        await expectAccessible(page);
        const body = await page.screenshot();
        await info.attach(`${state} ${colorScheme} ${width}`, { body, contentType: 'image/png' });
      });
    await review.open(comparison);
    await review.expectDrawn('Right');
    await expectWholeList(review.list);
    await inspect('open');
    await page.getByRole('button', { name: 'Download report' }).click();
    await inspect('download');
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await review.panel.getByRole('button', { name: 'Dismiss' }).click();
    await inspect('dismissing without a reason');
    await page.keyboard.press('Escape');
    await page.keyboard.press('q');
    await inspect('asking');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Select multiple' }).click();
    await inspect('several');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.press('f');
    await page.getByRole('textbox', { name: 'Text to find' }).fill('lease');
    await expect(review.hit).toHaveText(/^1 of /);
    await inspect('found');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await inspect('keyboard');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.keyboard.press('a');
    await expect(page.getByRole('group', { name: 'You are offline' })).toBeVisible();
    await inspect('offline');
    await decisions.decide({ findingId: 'f1', decision: 'dismissed', reason: 'misread' });
    await context.setOffline(false);
    await expect(page.getByRole('group', { name: 'Two decisions on finding 1' })).toBeVisible();
    await inspect('two decisions');
    await page.getByRole('button', { name: 'Use dismissed' }).click();
    await page.keyboard.press('k');
    await expect(review.decision).toContainText('Misread from the page');
    await inspect('dismissed');
    await review.list.getByRole('searchbox').fill('parking');
    await inspect('nothing matches');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the review is accessible on a phone, ${colorScheme}`, async ({ page, comparison, decisions: _decisions }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme });
    const review = new ReviewPage(page);
    await review.open(comparison);
    await expectWholeList(review.list);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'High' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.press('Escape');
    await review.row(/Rentable Area/).click();
    await review.expectDrawn('Left');
    await expectAccessible(page);
    await review.act('Dismiss').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '1 more' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show list' }).click();
    await expect(review.list).toBeVisible();
  });
}
