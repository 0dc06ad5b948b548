import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';
import { ServerClock } from './clock.ts';
import { Demo } from './demo.ts';
import { IdentityDesk } from './identity-desk.ts';
import { Mailbox } from './mailbox.ts';
import { Site } from './site.ts';

/** A new user. */
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
  /** Controls the identity service. Changes are undone after the test. */
  readonly desk: IdentityDesk;
  /** A new demo district that no other test has changed. If a test has used the server's district, the server first restarts with an empty database. */
  readonly demo: Demo;
  /** The server’s clock. After the test, the server restarts with an empty database, because rows with later times would otherwise count as newest. */
  readonly clock: ServerClock;
  /** A page on another device. It shares nothing with `page`, and its console errors do not fail the test. */
  readonly elsewhere: Page;
  /** The errors in the page's console. The test fails if any are left at its end. */
  readonly consoleErrors: string[];
};

/** Slowdown factor of each page's CPU: `CPU_RATE=4 npm run e2e`. */
const cpuRate = Number(process.env['CPU_RATE'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  if (cpuRate === 1) return;
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
}

export const test = base.extend<Fixtures, { readonly site: Site }>({
  site: [
    async ({}, provide) => {
      const site = await Site.start();
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  context: async ({ context }, provide) => {
    context.on('page', slowDown);
    await provide(context);
  },
  person: async ({}, provide) => {
    const id = randomUUID().slice(0, 8);
    await provide({
      firstName: 'Ada',
      lastName: 'Quay',
      schoolOrDistrict: 'Harbor Elementary',
      email: `ada.${id}@example.org`,
      password: `tide-table-${id}`,
    });
  },
  mailbox: async ({ request, site }: { request: APIRequestContext; site: Site }, provide) =>
    provide(new Mailbox(request, site.url)),
  demo: async ({ request, site }, provide) => {
    if (site.hasDemo) await site.reset();
    site.hasDemo = true;
    await provide(await Demo.create(request));
  },
  desk: async ({ request }, provide) => {
    const desk = new IdentityDesk(request);
    await provide(desk);
    await desk.tidy();
  },
  clock: async ({ page, request, site }, provide) => {
    await provide(new ServerClock(request));
    await page.close();
    await site.reset();
  },
  elsewhere: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await provide(await context.newPage());
    await context.close();
  },
  consoleErrors: [
    async ({ page }, provide, info) => {
      const errors: string[] = [];
      const requests: string[] = [];
      page.on('response', (reply) => {
        if (!reply.url().includes('/assets/')) requests.push(`${reply.status()} ${reply.url()}`);
      });
      page.on('requestfailed', (request) => {
        requests.push(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`);
      });
      page.on('framenavigated', (frame) => requests.push(`page ${frame.url()}`));
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await provide(errors);
      if (info.status !== info.expectedStatus) {
        // A file, because the JSON report would contain a body as base64.
        const path = info.outputPath('requests.txt');
        await writeFile(path, requests.slice(-20).join('\n'));
        await info.attach('requests', { path });
      }
      expect(errors, 'errors in the page’s console').toEqual([]);
    },
    { auto: true },
  ],
});

/** A request that failed. Chromium's name for the error depends on when the connection was cut off. */
export const networkError = /net::ERR_/;

/** Removes errors that the test caused on purpose. */
export function ignoreErrors(errors: string[], expected: RegExp): void {
  errors.splice(0, errors.length, ...errors.filter((error) => !expected.test(error)));
}

export { expect };
