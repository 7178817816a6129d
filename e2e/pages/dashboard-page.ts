import { expect, type Download, type Page } from '@playwright/test';

/** The dashboard as a person uses it. */
export class DashboardPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Chooses files with the button and waits until all are uploaded. */
  async upload(paths: readonly string[]): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.locator('button', { hasText: 'Choose PDF files' }).click();
    await (await chooser).setFiles([...paths]);
    await this.expectReady(paths.length);
  }

  async expectReady(count: number): Promise<void> {
    await expect(this.#page.getByText(`${count} file(s) are ready for analysis.`)).toBeVisible({ timeout: 60_000 });
  }

  async start(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Start Analysis & Download Report' }).click();
  }

  /** Starts the analysis and waits for the report to come down. */
  async downloadReport(timeoutMs = 80_000): Promise<Download> {
    const download = this.#page.waitForEvent('download', { timeout: timeoutMs });
    await this.start();
    return download;
  }
}
