import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/review-test.ts';
import { ReviewPage } from '../pages/review-page.ts';

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const;

for (const { colorScheme, width } of looks) {
  test(`the review is accessible, ${colorScheme}, ${width} px wide`, async ({ page, comparison, decisions }, info) => {
    test.setTimeout(300_000);
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
    await page.getByRole('button', { name: 'Choose several' }).click();
    await inspect('several');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.press('f');
    await page.getByRole('textbox', { name: 'Words in the pages' }).fill('lease');
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await inspect('found');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await inspect('keyboard');
    await page.keyboard.press('Escape');
    decisions.cut(true);
    await review.act('Accept').click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await inspect('offline');
    decisions.cut(false);
    await expect(page.getByText('You are offline')).toBeHidden();
    decisions.decide({ findingId: 'f2', decision: 'dismissed', reason: 'misread' });
    await page.keyboard.press('a');
    await review.list.getByRole('searchbox').fill('parking');
    await inspect('nothing matches');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the review is accessible on a phone, ${colorScheme}`, async ({ page, comparison, decisions: _decisions }) => {
    test.setTimeout(200_000);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme });
    const review = new ReviewPage(page);
    await review.open(comparison);
    await expectAccessible(page);
    await review.row(/Rentable Area/).click();
    await review.expectDrawn('Left');
    await expectAccessible(page);
    await review.act('Dismiss').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the list' }).click();
    await expect(review.list).toBeVisible();
  });
}
