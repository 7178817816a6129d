import { expect, type Locator, type Page } from '@playwright/test';

/** The review of a comparison as a person meets it. */
export class ReviewPage {
  readonly page: Page;
  readonly list: Locator;
  readonly subject: Locator;
  readonly decision: Locator;
  readonly panel: Locator;
  /** Which of the places that hold the words one looks for in the pages. */
  readonly hit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('navigation', { name: 'Findings' });
    this.subject = page.getByRole('region', { name: 'Finding' }).getByRole('heading', { level: 2 });
    this.decision = page.getByRole('region', { name: 'Decision' });
    this.panel = page.getByRole('form');
    this.hit = page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ });
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
          // A page that is drawn anew has given back its old pixels.
          if (!(element instanceof HTMLCanvasElement) || element.width === 0) return 0;
          const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
          return data.filter((value, index) => index % 4 === 0 && value < 128).length;
        }),
      )
      .toBeGreaterThan(500);
  }

  /** Waits until the box around the place of the finding is in view. */
  async expectPlaceInView(side: 'Left' | 'Right'): Promise<void> {
    const pages = this.pane(side).getByRole('region');
    await expect(async () => {
      const [view, place] = await Promise.all([pages.boundingBox(), this.place(side).boundingBox()]);
      if (view === null || place === null) throw new Error('There is no place');
      expect(place.y).toBeGreaterThan(view.y);
      expect(place.y + place.height).toBeLessThan(view.y + view.height);
    }).toPass();
  }

  /** Waits until a page of even margins stands in the middle: then none of its lines is cut off at either side. */
  async expectInTheMiddle(side: 'Left' | 'Right'): Promise<void> {
    const middleOf = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return box === null ? Number.NaN : box.x + box.width / 2;
    };
    const pages = this.pane(side).getByRole('region');
    await expect(async () => {
      const [view, page] = await Promise.all([middleOf(pages), middleOf(pages.locator('canvas').first())]);
      // Half of the rail of places at the right.
      expect(Math.abs(view - 6 - page)).toBeLessThan(8);
    }).toPass({ timeout: 10_000 });
  }

  /** Waits until what is printed fills the pane: then the sheet is wider than that. */
  async expectTextFills(side: 'Left' | 'Right'): Promise<void> {
    const pages = this.pane(side).getByRole('region');
    const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
    await expect(async () => {
      expect(await widthOf(pages.locator('canvas').first())).toBeGreaterThan((await widthOf(pages)) * 1.05);
    }).toPass({ timeout: 10_000 });
  }

  /** The first box around what the finding quotes. */
  place(side: 'Left' | 'Right'): Locator {
    return this.pane(side).locator('svg rect[class*="chosen"]').first();
  }

  /** Waits until there is ink where the box says that the place is. */
  async expectInkInPlace(side: 'Left' | 'Right'): Promise<void> {
    // A page that is drawn anew has no ink for a moment.
    await expect(async () => expect(await this.#inkInPlace(side)).toBeGreaterThan(0.03)).toPass();
  }

  /** How much of the place is dark, from 0 to 1. */
  async #inkInPlace(side: 'Left' | 'Right'): Promise<number> {
    const place = await this.place(side).boundingBox();
    if (place === null) throw new Error('There is no place');
    return this.pane(side)
      .locator('canvas')
      .first()
      .evaluate((canvas, box) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const { left, top, width } = canvas.getBoundingClientRect();
        const [scale, of] = [canvas.width / width, canvas.getContext('2d')];
        if (canvas.width === 0) return 0;
        const [x, y] = [(box.x - left) * scale, (box.y - top) * scale];
        const { data } = of?.getImageData(x, y, box.width * scale, box.height * scale) ?? { data: [] };
        return data.filter((value, index) => index % 4 === 0 && value < 128).length / (data.length / 4);
      }, place);
  }

  /** How much of a page is dark, from 0 to 1. */
  async darkShare(side: 'Left' | 'Right'): Promise<number> {
    return this.pane(side)
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.filter((value, index) => index % 4 === 0 && value < 128).length / (data.length / 4);
      });
  }

  /** Has a pane show a document. */
  async show(side: 'Left' | 'Right', name: string): Promise<void> {
    const menu = this.pane(side).getByRole('button', { name: /^Document: / });
    if ((await menu.getAttribute('aria-label')) === `Document: ${name}`) return;
    await menu.click();
    await this.pane(side)
      .getByRole('button', { name: new RegExp(`^[A-Z] ${name}$`) })
      .click();
    await this.expectShown(side, name);
  }

  async expectShown(side: 'Left' | 'Right', name: string): Promise<void> {
    await expect(this.pane(side).getByRole('button', { name: `Document: ${name}` })).toBeVisible();
  }

  /** Names of the documents as their readings stand side by side. */
  async readingNames(): Promise<string[]> {
    const readings = this.page.getByRole('list', { name: 'What each document says' });
    const places = await readings.locator('bdi', { hasText: '.pdf' }).allInnerTexts();
    return places.map((place) => place.replace(/, p\. \d+$/, ''));
  }

  /** Ids of the findings in the list that are drawn. */
  async rowIds(): Promise<string[]> {
    // The list is there before its rows, which come all at once.
    await expect(this.list.locator('[data-row]').first()).toBeVisible();
    return this.list.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));
  }

  async expectChosen(id: string): Promise<void> {
    await expect(this.list.locator('[data-row][aria-current]')).toHaveAttribute('data-row', id);
  }

  row(subject: string | RegExp): Locator {
    return this.list.getByRole('button', { name: subject });
  }

  act(name: 'Confirm' | 'Dismiss' | 'Ask' | 'Note' | 'Undo'): Locator {
    return this.decision.getByRole('button', { name, exact: true }).last();
  }
}
