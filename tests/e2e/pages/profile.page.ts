import { expect, type Locator, type Page } from '@playwright/test';
import { AuthenticatorApp } from '../authenticator-app.ts';

export class ProfilePage {
  readonly firstName: Locator;
  readonly newPassword: Locator;
  /** The toasts. */
  readonly messages: Locator;
  /** The dialog that asks users to confirm their identity. */
  readonly confirmation: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.firstName = page.getByLabel('First name', { exact: true });
    this.newPassword = page.getByLabel('New password', { exact: true });
    this.messages = page.getByRole('region', { name: 'Messages' });
    this.confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
  }

  async open(section = ''): Promise<void> {
    await this.#page.goto(`/settings/profile${section}`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  }

  section(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  /** The row of one login method. */
  way(name: 'Password' | 'Google' | 'Apple'): Locator {
    return this.section('Ways to log in')
      .getByRole('listitem')
      .filter({ has: this.#page.getByText(name, { exact: true }) });
  }

  async remove(name: 'Password' | 'Google' | 'Apple'): Promise<void> {
    const action = name === 'Password' ? 'Remove password' : `Remove ${name}`;
    await this.way(name).getByRole('button', { name: action }).click();
    await this.#page
      .getByRole('dialog', { name: `${action}?` })
      .getByRole('button', { name: action })
      .click();
    await expect(this.messages).toContainText(`${name} is removed.`);
  }

  async setPassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.section('Password')
      .getByRole('button', { name: /the password$/ })
      .click();
  }

  async changeEmail(email: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Change email' }).click();
    await this.#page.getByLabel('New email', { exact: true }).fill(email);
    await this.#page.getByRole('button', { name: 'Send the link' }).click();
  }

  async confirmByPassword(password: string): Promise<void> {
    await this.confirmation.getByLabel('Your password', { exact: true }).fill(password);
    await this.confirmation.getByRole('button', { name: 'Confirm', exact: true }).click();
  }

  /** Sets up an authenticator app with the key that the page shows. Returns the app and the recovery codes. */
  async setUpAuthenticator(): Promise<{ app: AuthenticatorApp; recoveryCodes: readonly string[] }> {
    await this.#page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const app = new AuthenticatorApp(await this.#page.getByLabel('Key', { exact: true }).innerText());
    await this.#page.getByLabel('Code from the app', { exact: true }).fill(app.code());
    await this.#page.getByRole('button', { name: 'Turn on two-step login' }).click();
    const list = this.#page.getByRole('list', { name: 'Recovery codes' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    const recoveryCodes = await list.getByRole('listitem').allInnerTexts();
    await this.#page.getByLabel('I have saved these codes').check();
    await this.#page.getByRole('button', { name: 'Done' }).click();
    await expect(list).toBeHidden();
    return { app, recoveryCodes };
  }
}
