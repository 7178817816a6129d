import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { relaySocket } from '../fixtures/relay-socket.ts';
import { disagreeing, fakePdf, lockedPdf, unreadablePdf } from '../fixtures/small-pdfs.ts';
import { knownSets } from '../fixtures/known-sets.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 375 },
] as const;

for (const { colorScheme, width } of looks) {
  test(`comparisons are accessible, ${colorScheme}, ${width} px wide`, async ({ dashboardPage: page }, info) => {
    test.setTimeout(1_200_000);
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme });
    const dashboard = new DashboardPage(page);
    const inspect = async (state: string, fullPage = true): Promise<void> =>
      test.step(state, async () => {
        await expectAccessible(page);
        const body = await page.screenshot({ fullPage });
        await info.attach(`${state} ${colorScheme} ${width}`, { body, contentType: 'image/png' });
      });

    await dashboard.choose([...disagreeing, lockedPdf('locked.pdf'), unreadablePdf('side.pdf'), fakePdf('web.pdf')]);
    await dashboard.expectReady(2);
    await expect(page.getByRole('button', { name: 'Continue without them' })).toBeVisible();
    await inspect('trouble');

    await dashboard.upload(knownSets.drafts);
    await dashboard.downloadReport();
    await expect(page.getByRole('heading', { level: 1, name: /substantive changes/ })).toBeVisible();
    await inspect('versions');

    await dashboard.upload(knownSets.purchase);
    await dashboard.downloadReport();
    await expect(page.getByRole('heading', { level: 1, name: /discrepanc/ })).toBeVisible();
    await inspect('result');

    await page.getByRole('button', { name: 'New comparison' }).click();
    await expect(page.getByRole('list', { name: 'Recent comparisons' }).getByRole('listitem')).toHaveCount(2);
    await inspect('recent comparisons');
    await page.getByRole('button', { name: /^More actions for distribution/ }).click();
    // A picture of the whole page changes the window, which closes a menu.
    await inspect('menu', false);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await inspect('rename');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^More actions for distribution/ }).click();
    await page.getByRole('menuitem', { name: 'Delete now' }).click();
    await inspect('delete');
    await page.getByRole('button', { name: 'Keep it' }).click();

    await dashboard.upload(knownSets.purchase);
    // Else it may end before it is sent to the background.
    await relaySocket(page);
    await dashboard.start();
    await dashboard.overlay.getByRole('button', { name: 'Continue in background' }).click();
    await expect(page.getByRole('region', { name: 'Running comparison' })).toBeVisible();
    await inspect('in the background');
  });
}
