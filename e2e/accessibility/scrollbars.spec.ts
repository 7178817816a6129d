import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { writeFolder } from '../fixtures/folders.ts';
import { launchOptions } from '../fixtures/launch-chromium.ts';
import { fakePdf } from '../fixtures/small-pdfs.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

// Scrollbars that take room, as on Windows and most of Linux: tests hide them unless told not to.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

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

/** Short pages fit into a window of the usual height. */
const paths = ['/login', '/signup', '/check-email', '/forgot-password', '/nowhere'];

test('a page that fits has no scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { scrollHeight, clientHeight } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
      clientHeight: document.documentElement.clientHeight,
    }));
    expect(scrollHeight, path).toBeLessThanOrEqual(clientHeight);
  }
});

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
    // The room of the scrollbar is as dark as the page beside it.
    const [beside, within] = await brightness(page, [
      [1262, height - 20],
      [1276, height - 20],
    ]);
    expect(Math.abs((beside ?? 0) - (within ?? 255))).toBeLessThanOrEqual(4);
    expect((await heading.boundingBox())?.x).toBe(before?.x);
  });
}
