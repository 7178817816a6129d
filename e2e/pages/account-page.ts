import { expect, type Locator, type Page } from '@playwright/test';

/** The account page as a person uses it. */
export class AccountPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get others(): Locator {
    return this.#page.getByRole('button', { name: /^Log out .+ on / });
  }

  get deletion(): Locator {
    return this.#page.getByRole('dialog', { name: 'Delete your account?' });
  }

  get newAddress(): Locator {
    return this.#page.getByRole('dialog', { name: 'Change email address' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/account');
    await expect(this.#page.getByRole('button', { name: 'Log out everywhere' })).toBeVisible();
  }

  async changePassword(current: string, chosen: string, confirm = chosen): Promise<void> {
    await this.#page.getByLabel('Current password').fill(current);
    await this.#page.getByLabel('New Password', { exact: true }).fill(chosen);
    await this.#page.getByLabel('Confirm Password', { exact: true }).fill(confirm);
    await this.#page.getByRole('button', { name: 'Change password' }).click();
  }

  async askForAddress(email: string, password: string): Promise<void> {
    await this.newAddress.getByLabel('New Email Address').fill(email);
    await this.newAddress.getByLabel('Password', { exact: true }).fill(password);
    await this.newAddress.getByRole('button', { name: 'Send link' }).click();
  }

  async deleteWith(password: string): Promise<void> {
    await this.deletion.getByLabel('Password', { exact: true }).fill(password);
    await this.deletion.getByRole('button', { name: 'Delete account' }).click();
  }
}
