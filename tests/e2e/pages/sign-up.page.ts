import type { Page } from '@playwright/test';
import type { Person } from '../fixtures.ts';
import type { Mailbox } from '../mailbox.ts';

export class SignUpPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/signup${query}`);
    await this.#page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Fills in the given fields and leaves the others unchanged. */
  async type(person: Partial<Person> & { readonly phoneNumber?: string }): Promise<void> {
    const labels = {
      email: 'Email',
      firstName: 'First name',
      lastName: 'Last name',
      schoolOrDistrict: 'School or district',
      phoneNumber: 'Phone number',
      password: 'Password',
    } as const;
    for (const [field, label] of Object.entries(labels)) {
      const value = person[field as keyof typeof labels];
      if (value !== undefined) await this.#page.getByLabel(label, { exact: true }).fill(value);
    }
  }

  async submit(): Promise<void> {
    await this.#page.getByRole('checkbox', { name: /I agree to the/ }).check();
    await this.#page.getByRole('button', { name: 'Sign up' }).click();
  }

  /** Signs up with a password and waits for the list of lessons. */
  async signUp(person: Person): Promise<void> {
    await this.open();
    await this.type(person);
    await this.submit();
    await this.#page.waitForURL(/\/lessons$/);
  }

  /** Signs up with the link in the n-th mail to this address. That verifies the address, and reminders are sent only to verified addresses. */
  async signUpByLink(person: Person, mailbox: Mailbox, count = 1): Promise<void> {
    const { firstName, lastName, email } = person;
    await this.open();
    await this.type({ firstName, lastName, email });
    await this.submit();
    await this.#page.goto(await mailbox.signInLink(email, count));
    await this.#page.getByLabel('School or district', { exact: true }).fill(person.schoolOrDistrict);
    await this.#page.getByRole('button', { name: 'Finish' }).click();
    await this.#page.waitForURL(/\/lessons$/);
  }
}
