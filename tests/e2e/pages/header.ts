import type { Locator, Page } from '@playwright/test';

/** The header of every page. */
export class Header {
  readonly logInLink: Locator;
  readonly trial: Locator;
  readonly #banner: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.#banner = page.getByRole('banner');
    this.logInLink = this.#banner.getByRole('link', { name: 'Log in' });
    this.trial = this.#banner.getByText(/trial days? left/);
  }

  /** Greets somebody by this name. */
  greeting(firstName: string): Locator {
    return this.#banner.getByText(firstName, { exact: false }).first();
  }

  async logOut(): Promise<void> {
    await this.#banner.getByRole('button', { name: /^Account of/ }).click();
    await this.#page.getByRole('menuitem', { name: 'Log out' }).click();
  }
}
