import { expect, type Download, type Locator, type Page } from '@playwright/test';
import type { SmallFile } from '../fixtures/small-pdfs.ts';

/** Paths of files, or files made up by the journey. */
export type Files = readonly string[] | readonly SmallFile[];

/** What a page takes: its own types know no read-only lists. */
export const given = (files: Files): string[] | SmallFile[] => [...files] as string[] | SmallFile[];

/** The dashboard as a person uses it. */
export class DashboardPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get zone(): Locator {
    return this.#page.getByRole('group', { name: 'Choose files' });
  }

  get chooseButton(): Locator {
    return this.#page.getByRole('button', { name: 'Choose PDF files' });
  }

  get startButton(): Locator {
    return this.#page.getByRole('button', { name: 'Start Analysis & Download Report' });
  }

  /** The overlay of a running analysis. */
  get overlay(): Locator {
    return this.#page.getByRole('dialog', { name: 'Processing...' });
  }

  get list(): Locator {
    return this.#page.getByRole('list', { name: 'Files of this comparison' });
  }

  get rows(): Locator {
    return this.list.getByRole('listitem');
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.#page.getByText(name, { exact: true }) });
  }

  toast(text: string): Locator {
    return this.#page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  }

  async choose(files: Files): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.chooseButton.click();
    await (await chooser).setFiles(given(files));
  }

  /** Chooses files that join the list. */
  async add(files: Files): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: 'Add files' }).first().click();
    await (await chooser).setFiles(given(files));
  }

  /** Drags files or folders of the disk over the drop zone, or the list, and lets go, as the browser itself does it. */
  async drop(paths: readonly string[], target: Locator = this.zone): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    const box = await target.boundingBox();
    if (box === null) throw new Error('the place to drop at is not on the page');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: [...paths], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...place, data });
    }
    await expect(this.#page.getByText(/^Release to (upload|add to the list)/)).toBeVisible();
    await session.send('Input.dispatchDragEvent', { type: 'drop', ...place, data });
    await session.detach();
  }

  /** What choosing a folder with the button gives to the page. */
  async chooseFolder(path: string): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: 'Choose a folder' }).click();
    await (await chooser).setFiles(path);
  }

  /** Chooses files with the button and waits until all are uploaded. */
  async upload(files: Files): Promise<void> {
    await this.choose(files);
    await this.expectReady(files.length);
  }

  async expectReady(count: number): Promise<void> {
    const status = this.#page.locator('main').getByText(`${count} file(s) are ready for analysis.`);
    await expect(status).toBeVisible({ timeout: 180_000 });
  }

  async expectNames(names: readonly string[]): Promise<void> {
    await expect(this.rows.locator('bdi')).toHaveText([...names]);
  }

  async start(): Promise<void> {
    await this.startButton.click();
  }

  /** Starts the analysis and waits for the report to come down. */
  async downloadReport(timeoutMs = 300_000): Promise<Download> {
    const download = this.#page.waitForEvent('download', { timeout: timeoutMs });
    await this.start();
    return download;
  }

  /** The id that the server knows the uploads of this tab by. */
  async sessionId(): Promise<string | null> {
    return this.#page.evaluate(() => sessionStorage.getItem('sessionId'));
  }
}
