import { expect, type Locator, type Page } from '@playwright/test';

/** The page after a mail was requested, at the login or on `/signup/complete`. */
export class MailSentPage {
  readonly code: Locator;
  readonly resend: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.code = page.getByLabel('Code from the email', { exact: true });
    this.resend = page.getByRole('button', { name: 'Send another email' });
  }

  async shown(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  }

  async type(code: string): Promise<void> {
    await this.code.fill(code);
    await this.#page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
}
