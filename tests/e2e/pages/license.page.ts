import { expect, type Locator, type Page } from '@playwright/test';

export class LicensePage {
  readonly cover: Locator;
  readonly renewal: Locator;
  readonly receipts: Locator;
  /** The list of mails that were sent about the license. */
  readonly told: Locator;
  readonly #page: Page;
  readonly #mails: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.cover = page.getByRole('region', { name: 'Your plan' });
    this.renewal = page.getByRole('region', { name: 'Auto-renewal' });
    this.receipts = page
      .getByRole('list', { name: 'Documents' })
      .getByRole('listitem')
      .filter({ hasText: 'Receipt R-' });
    this.#mails = page.getByRole('region', { name: 'License emails' });
    this.told = this.#mails.getByRole('listitem');
  }

  /** Opens the page and waits for the list of mails. */
  async open(): Promise<void> {
    await this.#page.goto('/settings/license');
    await expect(this.told.first().or(this.#mails.getByText('None so far.'))).toBeVisible();
  }

  /** Returns the last day of the current teacher license. */
  async lastDay(): Promise<string> {
    const [, day] = /runs until (\d\d\/\d\d\/\d{4})/.exec((await this.cover.textContent()) ?? '') ?? [];
    if (day === undefined) throw new Error('The page says no last day');
    return day;
  }
}
