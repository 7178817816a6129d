import type { Page } from '@playwright/test';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { expect, test } from '../fixtures/dashboard-test.ts';
import { relaySocket } from '../fixtures/relay-socket.ts';
import { disagreeing, disagreeingVerdict } from '../fixtures/small-pdfs.ts';

/** Papers are looked at one after the other when they have come. */
const seenWithin = { timeout: 60_000 };

/** A person without a mouse: counts every key. */
class Keyboard {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  /** Goes on with Tab until the button of this name has the focus, which must be visible. */
  async tabTo(name: string): Promise<void> {
    const target = this.#page.getByRole('button', { name, exact: true });
    for (let tries = 0; tries < 20; tries += 1) {
      if (await target.evaluate((button) => button === document.activeElement)) {
        const outline = await target.evaluate((button) => getComputedStyle(button).outlineStyle);
        expect(outline).not.toBe('none');
        return;
      }
      await this.press('Tab');
    }
    throw new Error(`${name} was not reached`);
  }
}

test('the whole way from files to report takes no mouse and few keys', async ({ dashboardPage: page }) => {
  test.setTimeout(240_000);
  const keyboard = new Keyboard(page);
  const chooser = page.waitForEvent('filechooser');
  await keyboard.tabTo('Choose PDF files');
  await keyboard.press('Enter');
  await (await chooser).setFiles([...disagreeing]);
  await expect(page.locator('main').getByText('2 file(s) are ready for analysis.')).toBeVisible(seenWithin);

  // Else it may end before the overlay is looked at.
  const relay = await relaySocket(page);
  const download = page.waitForEvent('download', comparedWithin);
  await keyboard.tabTo('Start Analysis & Download Report');
  await keyboard.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Processing...' });
  await expect(overlay).toBeVisible();
  // The page behind cannot be reached, and a turn through the overlay comes back to its own ways out.
  await keyboard.press('Tab');
  relay.release();
  await download;
  await expect(page.getByRole('heading', { name: disagreeingVerdict })).toBeFocused();

  const again = page.waitForEvent('download');
  await keyboard.tabTo('Download report');
  await keyboard.press('Enter');
  await again;
  await keyboard.tabTo('New comparison');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose PDF files' })).toBeFocused();
  expect(keyboard.presses).toBeLessThanOrEqual(60);
});
