import { expect, type Locator, type Page } from '@playwright/test';

export class SecondStepPage {
  readonly code: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.code = page.getByLabel('Code from your authenticator app', { exact: true });
  }

  async shown(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  }

  async type(code: string): Promise<void> {
    await this.code.fill(code);
    await this.#page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  async recover(email: string, recoveryCode: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'No phone? Use a recovery code' }).click();
    await this.#page.getByLabel('Email', { exact: true }).fill(email);
    await this.#page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode);
    await this.#page.getByRole('button', { name: 'Turn off two-step login' }).click();
  }
}
