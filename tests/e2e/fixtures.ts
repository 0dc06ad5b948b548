import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test as base } from '@playwright/test';
import { Mailbox } from './mailbox.ts';
import { Site } from './site.ts';

/** Somebody who has never been here. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrDistrict: string;
  readonly email: string;
  readonly password: string;
};

type Fixtures = {
  readonly person: Person;
  readonly mailbox: Mailbox;
  /** Fails the test on any error in the page's console that it did not expect. */
  readonly consoleErrors: string[];
};

export const test = base.extend<Fixtures, { readonly site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  person: async ({}, use) => {
    const id = randomUUID().slice(0, 8);
    await use({
      firstName: 'Ada',
      lastName: 'Quay',
      schoolOrDistrict: 'Harbour Elementary',
      email: `ada.${id}@example.org`,
      password: `tide-table-${id}`,
    });
  },
  mailbox: async ({ request, site }: { request: APIRequestContext; site: Site }, use) =>
    use(new Mailbox(request, site.url)),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(errors);
      expect(errors, 'errors in the page’s console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
