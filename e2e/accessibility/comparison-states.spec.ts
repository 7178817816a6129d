import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { relaySocket } from '../fixtures/relay-socket.ts';
import { disagreeing, fakePdf, lockedPdf, unreadablePdf } from '../fixtures/small-pdfs.ts';
import { knownSets } from '../fixtures/known-sets.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

for (const width of [1280, 375]) {
  test(`comparisons are accessible, ${width} px wide`, async ({ dashboardPage: page }) => {
    test.setTimeout(1_200_000);
    await page.setViewportSize({ width, height: 812 });
    const dashboard = new DashboardPage(page);
    const inspect = (state: string): Promise<void> => test.step(state, () => expectAccessible(page));

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
    await inspect('menu');
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
