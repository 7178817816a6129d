import type { Locator, Page } from '@playwright/test';

/** The list of recent comparisons as a person uses it. */
export class ComparisonsList {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get rows(): Locator {
    return this.#page.getByRole('list', { name: 'Recent comparisons' }).getByRole('listitem');
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.link(name) });
  }

  link(name: string): Locator {
    return this.#page.getByRole('link', { name, exact: true });
  }

  menu(name: string): Locator {
    return this.#page.getByRole('button', { name: `More actions for ${name}`, exact: true });
  }

  newName(name: string): Locator {
    return this.#page.getByLabel(`New name for ${name}`);
  }

  get keepIt(): Locator {
    return this.#page.getByRole('dialog').getByRole('button', { name: 'Keep it' });
  }

  get deleteNow(): Locator {
    return this.#page.getByRole('dialog').getByRole('button', { name: 'Delete now' });
  }
}
