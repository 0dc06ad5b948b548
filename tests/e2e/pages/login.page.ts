import type { Locator, Page } from '@playwright/test';

export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.email = page.getByLabel('Email', { exact: true });
    this.password = page.getByLabel('Password', { exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/login${query}`);
    await this.email.waitFor();
  }

  async logIn(email: string, password: string): Promise<void> {
    const logIn = this.#page.getByRole('button', { name: 'Log in' });
    // After a logout, the previous page may still be visible and contain an element with the same name.
    await logIn.waitFor();
    await this.email.fill(email);
    await this.password.fill(password);
    await logIn.click();
  }

  async askForLink(email: string): Promise<void> {
    await this.email.fill(email);
    await this.#page.getByRole('button', { name: 'Email me a link' }).click();
  }
}
