import { expect, type Page } from '@playwright/test';
import type { Account } from '../fixtures/account.ts';

/** The login page as a person uses it. */
export class LoginPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async submit({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.#page.getByLabel('Email Address').fill(email);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.#page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  async logIn(account: Account): Promise<void> {
    await this.#page.goto('/login');
    await this.submit(account);
    await expect(this.#page).toHaveURL('/dashboard');
  }
}
