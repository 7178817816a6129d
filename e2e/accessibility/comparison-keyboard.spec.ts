import { comparedWithin } from '../fixtures/compared-within.ts';
import { Keyboard } from '../fixtures/hands.ts';
import { enter, whileWorkerWaits, withService } from '../fixtures/own-service.ts';
import { relaySocket } from '../fixtures/relay-socket.ts';
import { disagreeing, disagreeingVerdict, lockedPdf } from '../fixtures/small-pdfs.ts';
import { longVersions } from '../fixtures/long-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

test('a comparison is made, left, found again, renamed, run again and deleted without a mouse', async ({
  page,
  request,
}) => {
  test.setTimeout(1_200_000);
  await withService(page, {}, async (service) => {
    await enter(page, request, service);
    const keyboard = new Keyboard(page);
    const dashboard = new DashboardPage(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const verdict = page.getByRole('heading', { level: 1, name: disagreeingVerdict });
    const rows = page.getByRole('list', { name: 'Recent comparisons' }).getByRole('listitem');

    await test.step('the sample', async () => {
      const report = page.waitForEvent('download', comparedWithin);
      await keyboard.press(button('Try it with sample documents'));
      await expect(page.getByRole('heading', { level: 1, name: /discrepanc/ })).toBeFocused(comparedWithin);
      // Who leaves before the report is there hears of it later, by the bar of what runs in the background.
      await report;
      await keyboard.press(button('New comparison'));
      await expect(button('Choose PDF files')).toBeFocused();
    });

    await test.step('own files with one that cannot be read, in the background', async () => {
      await keyboard.choose(dashboard.chooseButton, [...disagreeing, lockedPdf('locked.pdf')]);
      await dashboard.expectReady(2);
      await keyboard.press(button('Continue without it'));
      // Else it may end before it is sent to the background.
      const relay = await relaySocket(page);
      const download = page.waitForEvent('download', comparedWithin);
      await keyboard.press(dashboard.startButton);
      await expect(dashboard.overlay.getByRole('button', { name: 'Continue in background' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dashboard.overlay).toBeHidden();
      relay.release();
      await download;
      await keyboard.press(
        page.getByRole('region', { name: 'Running comparison' }).getByRole('link', { name: 'Open' }),
      );
      await expect(verdict).toBeFocused();
    });

    await test.step('cancelled', async () => {
      await keyboard.press(button('New comparison'));
      await keyboard.choose(dashboard.chooseButton, longVersions);
      await dashboard.expectReady(2);
      // It cannot end before it is cancelled.
      await whileWorkerWaits(service, async () => {
        await keyboard.press(dashboard.startButton);
        await keyboard.press(dashboard.overlay.getByRole('button', { name: 'Cancel' }));
        await expect(button('Keep running')).toBeFocused();
        await keyboard.press(button('Cancel comparison'));
        await expect(dashboard.overlay).toBeHidden();
      });
      for (const { name } of longVersions) await keyboard.press(button(`Remove ${name}`));
      await expect(rows).toHaveCount(3);
    });

    await test.step('renamed, run again, deleted', async () => {
      await keyboard.take(button('More actions for lease-scan and lease-signed'), 'Rename');
      await expect(page.getByLabel('New name for lease-scan and lease-signed')).toBeFocused();
      await page.keyboard.type('Harbour Row');
      await page.keyboard.press('Enter');
      await expect(rows.filter({ hasText: 'Harbour Row' })).toHaveCount(1);
      await keyboard.take(button('More actions for Harbour Row'), 'Run again');
      await expect(verdict).toBeFocused(comparedWithin);
      await keyboard.press(button('Delete now'));
      await expect(button('Keep it')).toBeFocused();
      await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Delete now' }));
      await expect(page).toHaveURL(`${service.url}/dashboard`);
      await expect(rows).toHaveCount(3);
    });

    await test.step('logged out', async () => {
      await keyboard.press(button('Log out'));
      await expect(page).toHaveURL(`${service.url}/login`);
    });
  });
});
