import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { writeFolder } from '../fixtures/folders.ts';
import { launchOptions } from '../fixtures/launch-chromium.ts';
import { test as reviewTest } from '../fixtures/review-test.ts';
import { fakePdf } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';
import { ReviewPage } from '../pages/review-page.ts';

// Scrollbars that take room, as on Windows and most of Linux: tests hide them unless told not to.
const withScrollbars = { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } };
test.use(withScrollbars);
reviewTest.use(withScrollbars);

/** The sum of red, green and blue at points of what is seen. */
async function brightness(page: Page, points: readonly (readonly [number, number])[]): Promise<number[]> {
  const shot = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([png, places]) => {
      const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      return places.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = canvas?.getImageData(x, y, 1, 1).data ?? [];
        return red + green + blue;
      });
    },
    [shot, points] as const,
  );
}

/** How much of a page does not fit into its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** Short pages fit into a window of the usual height. */
const paths = ['/login', '/signup', '/check-email', '/forgot-password', '/nowhere'];

test('a page that fits has no scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});

for (const width of [1440, 1280, 768, 375]) {
  reviewTest(
    `the review fills the window and does not scroll, ${width} px wide`,
    async ({ page, comparison, decisions: _decisions }) => {
      await page.setViewportSize({ width, height: 800 });
      const review = new ReviewPage(page);
      await review.open(comparison, width < 900 ? '?finding=f1' : '');
      await review.expectDrawn('Left');
      // Letters are measured when the words are laid over the page.
      await expect(review.pane('Left').getByText('FIRST AMENDMENT TO LEASE', { exact: true })).toBeAttached();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('PageDown');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

for (const height of [1000, 420]) {
  test(`the page stays where it is when a dialog opens, ${height} px high`, async ({
    dashboardPage: page,
  }, testInfo) => {
    await page.setViewportSize({ width: 1280, height });
    const heading = page.getByRole('heading', { name: 'Upload Asset Files' });
    const before = await heading.boundingBox();
    await new DashboardPage(page).chooseFolder(
      await writeFolder(testInfo.outputPath('papers'), { 'one.pdf': fakePdf('one.pdf') }),
    );
    await expect(page.getByRole('dialog')).toBeVisible();
    // The room of the scrollbar looks like the bar and the page next to it.
    for (const y of [20, height - 20]) {
      const [next, within] = await brightness(page, [
        [1262, y],
        [1276, y],
      ]);
      expect(Math.abs((next ?? 0) - (within ?? 255)), `${y} px from the top`).toBeLessThanOrEqual(4);
    }
    expect((await heading.boundingBox())?.x).toBe(before?.x);
  });
}
