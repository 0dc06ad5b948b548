import type { Locator, Page } from '@playwright/test';

/** `/login` as a person uses it. */
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
    // After a logout the page before may still be there, with a part of the same name.
    await logIn.waitFor();
    await this.email.fill(email);
    await this.password.fill(password);
    await logIn.click();
  }

  /** Logs a user of the demo district in, by the first part of their address, on their way to a page. */
  async logInToDemo(role: string, to: string): Promise<void> {
    await this.open(`?redirectUrl=${encodeURIComponent(to)}`);
    await this.logIn(`${role}@demo.blockyard.example`, 'harbor-demo');
  }

  async askForLink(email: string): Promise<void> {
    await this.email.fill(email);
    await this.#page.getByRole('button', { name: 'Email me a link' }).click();
  }
}
