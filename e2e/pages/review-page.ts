import { expect, type Locator, type Page } from '@playwright/test';

/** The review of a comparison as a person meets it. */
export class ReviewPage {
  readonly page: Page;
  readonly list: Locator;
  readonly subject: Locator;
  readonly decision: Locator;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('navigation', { name: 'Findings' });
    this.subject = page.getByRole('heading', { level: 2 });
    this.decision = page.getByRole('region', { name: 'Decision' });
    this.panel = page.getByRole('form');
  }

  async open(id: string, query = ''): Promise<void> {
    await this.page.goto(`/review/${id}${query}`);
    await expect(this.list.or(this.subject).first()).toBeVisible();
  }

  pane(side: 'Left' | 'Right'): Locator {
    return this.page.getByRole('region', { name: `${side} pages` });
  }

  /** Waits until ink is on the page of a pane. */
  async expectDrawn(side: 'Left' | 'Right'): Promise<void> {
    const canvas = this.pane(side).locator('canvas').first();
    await expect(canvas).toBeVisible();
    await expect
      .poll(() =>
        canvas.evaluate((element) => {
          if (!(element instanceof HTMLCanvasElement)) return 0;
          const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
          return data.filter((value, index) => index % 4 === 0 && value < 128).length;
        }),
      )
      .toBeGreaterThan(500);
  }

  row(subject: string | RegExp): Locator {
    return this.list.getByRole('button', { name: subject });
  }

  act(name: 'Accept' | 'Dismiss' | 'Ask' | 'Note' | 'Undo'): Locator {
    return this.decision.getByRole('button', { name, exact: true }).last();
  }
}
