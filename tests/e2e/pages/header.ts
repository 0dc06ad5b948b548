import { expect, type Locator, type Page } from '@playwright/test';
import { pressMenuItem } from '../press-menu-item.ts';

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

  /** The text that greets a user by this name. */
  greeting(firstName: string): Locator {
    return this.#banner.getByText(firstName, { exact: false }).first();
  }

  /** Works even if the menu's script cannot be loaded. Then its entries are in a dialog. */
  async logOut(): Promise<void> {
    await this.#banner.getByRole('button', { name: /^Account of/ }).click();
    const inMenu = this.#page.getByRole('menuitem', { name: 'Log out' });
    const inDialog = this.#page.getByRole('dialog').getByRole('button', { name: 'Log out' });
    await expect(inMenu.or(inDialog)).toBeVisible();
    await ((await inMenu.isVisible()) ? pressMenuItem(inMenu) : inDialog.click());
  }
}
