import type { Locator, Page } from '@playwright/test';
import { disagreeing, disagreeingVerdict, lockedPdf } from '../fixtures/small-pdfs.ts';
import { samples } from '../fixtures/samples.ts';
import { tabTo } from '../fixtures/tab-to.ts';
import { expect, test } from '../fixtures/test.ts';
import { DashboardPage, given, type Files } from '../pages/dashboard-page.ts';

/** A person without a mouse. */
class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes to something with the Tab key and presses it. */
  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await tabTo(this.#page, target);
    await this.#page.keyboard.press('Enter');
  }

  button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  async choose(files: Files): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.press(this.button('Choose PDF files'));
    await (await chooser).setFiles(given(files));
  }

  /** Opens the menu of a comparison and takes one of its acts with the arrows. */
  async act(name: string, label: string): Promise<void> {
    await this.press(this.button(`More for ${name}`));
    const act = this.#page.getByRole('menuitem', { name: label });
    for (let turn = 0; turn < 5; turn += 1) {
      if ((await act.and(this.#page.locator(':focus')).count()) === 1) break;
      await this.#page.keyboard.press('ArrowDown');
    }
    await expect(act).toBeFocused();
    await this.#page.keyboard.press('Enter');
  }
}

test('a comparison is made, left, found again, renamed, run again and deleted without a mouse', async ({
  dashboardPage: page,
}) => {
  test.setTimeout(300_000);
  const keyboard = new Keyboard(page);
  const dashboard = new DashboardPage(page);
  const verdict = page.getByRole('heading', { level: 1, name: disagreeingVerdict });
  const rows = page.getByRole('list', { name: 'Recent comparisons' }).getByRole('listitem');

  await test.step('the sample', async () => {
    await keyboard.press(keyboard.button('Try it with sample documents'));
    await expect(page.getByRole('heading', { level: 1, name: /discrepanc/ })).toBeFocused({ timeout: 90_000 });
    await keyboard.press(keyboard.button('New comparison'));
    await expect(keyboard.button('Choose PDF files')).toBeFocused();
  });

  await test.step('own files with one that cannot be read, in the background', async () => {
    await keyboard.choose([...disagreeing, lockedPdf('locked.pdf')]);
    await dashboard.expectReady(2);
    await keyboard.press(keyboard.button('Continue without it'));
    const download = page.waitForEvent('download', { timeout: 90_000 });
    await keyboard.press(dashboard.startButton);
    await expect(dashboard.overlay.getByRole('button', { name: 'Go on in the background' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dashboard.overlay).toBeHidden();
    await download;
    await keyboard.press(page.getByRole('region', { name: 'Running comparison' }).getByRole('link', { name: 'Open' }));
    await expect(verdict).toBeFocused();
  });

  await test.step('cancelled', async () => {
    await keyboard.press(keyboard.button('New comparison'));
    await keyboard.choose(samples.servlet);
    await dashboard.expectReady(2);
    await keyboard.press(dashboard.startButton);
    await keyboard.press(dashboard.overlay.getByRole('button', { name: 'Cancel' }));
    await expect(keyboard.button('Go on')).toBeFocused();
    await keyboard.press(keyboard.button('Cancel comparison'));
    await expect(dashboard.overlay).toBeHidden();
    for (const version of ['6.0', '6.1'])
      await keyboard.press(keyboard.button(`Remove jakarta-servlet-spec-${version}.pdf`));
    await expect(rows).toHaveCount(3);
  });

  await test.step('renamed, run again, deleted', async () => {
    await keyboard.act('lease-scan and lease-signed', 'Rename');
    await expect(page.getByLabel('New name of lease-scan and lease-signed')).toBeFocused();
    await page.keyboard.type('Harbour Row');
    await page.keyboard.press('Enter');
    await expect(rows.filter({ hasText: 'Harbour Row' })).toHaveCount(1);
    await keyboard.act('Harbour Row', 'Run again');
    await expect(verdict).toBeFocused({ timeout: 90_000 });
    await keyboard.press(keyboard.button('Delete now'));
    await expect(keyboard.button('Keep it')).toBeFocused();
    await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Delete now' }));
    await expect(page).toHaveURL('/dashboard');
    await expect(rows).toHaveCount(3);
  });

  await test.step('logged out', async () => {
    await keyboard.press(keyboard.button('Log out'));
    await expect(page).toHaveURL('/login');
  });
});
