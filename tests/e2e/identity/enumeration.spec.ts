import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const path = (url: string): string => new URL(url).pathname;

/** Returns the page's text and all calls with their replies while a user tries an address. */
async function observe(page: Page, email: string, act: () => Promise<void>): Promise<object> {
  const calls: Promise<string>[] = [];
  const listen = (request: Request): void => {
    if (!/\/v1\/|identitytoolkit/.test(request.url())) return;
    // This call depends only on the domain, not on a user (ORG-9). It may be missing if the test leaves the page early.
    if (request.url().includes('/v1/app/sign-in-rules/')) return;
    const read = async (): Promise<string> => {
      const reply = await request.response();
      const body = (await reply?.text()) ?? '';
      return `${request.method()} ${path(request.url())} ${reply?.status()} ${body}`;
    };
    calls.push(read());
  };
  page.on('request', listen);
  await act();
  page.off('request', listen);
  const received = await Promise.all(calls);
  const hide = (text: string): string =>
    text
      .replaceAll(email, '{email}')
      .replaceAll(/"(?:requestId|instance)":"[^"]*"/g, '')
      .replaceAll(/in \d+ s/g, 'in {n} s');
  return { sees: hide(await page.getByRole('main').innerText()), calls: received.map(hide) };
}

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(00|22)/));

/** An address without an account. It is as long as the user's address. */
const nobody = (): string => `ada.${randomUUID().slice(0, 8)}@example.org`;

const tries: Readonly<Record<string, (page: Page, email: string) => Promise<void>>> = {
  'asking for a link': async (page, email) => {
    const login = new LoginPage(page);
    await login.open();
    await login.askForLink(email);
    await new MailSentPage(page).shown();
  },
  'trying a code': async (page, email) => {
    const login = new LoginPage(page);
    const sent = new MailSentPage(page);
    await login.open();
    await login.askForLink(email);
    await sent.type('000000');
    await expect(sent.code).toHaveAccessibleDescription(/tries left/);
  },
  'a forgotten password': async (page, email) => {
    const login = new LoginPage(page);
    await login.open();
    await login.email.fill(email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByText('has an account with a password')).toBeVisible();
  },
  'a wrong password': async (page, email) => {
    const login = new LoginPage(page);
    await login.open();
    await login.logIn(email, 'not-this-one');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'signing up without a password': async (page, email) => {
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.type({ email, firstName: 'Ada', lastName: 'Quay' });
    await signUp.submit();
    await new MailSentPage(page).shown();
  },
};

for (const [what, act] of Object.entries(tries)) {
  test(`[AUT-3] ${what}: page, calls and replies are the same for a known and an unknown address`, async ({
    page,
    elsewhere,
    person,
    desk,
  }) => {
    await desk.register(person);
    const unknown = nobody();
    const known = await observe(page, person.email, () => act(page, person.email));
    expect(known).toEqual(await observe(elsewhere, unknown, () => act(elsewhere, unknown)));
    expect(known).toMatchObject({ calls: expect.arrayContaining([expect.stringContaining('POST')]) });
  });
}

test('[AUT-3] signing up with a wrong password for an existing account looks like a sign-up without one', async ({
  page,
  person,
  desk,
  mailbox,
}) => {
  await desk.register(person, true);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.type({ ...person, password: 'somebody-elses' });
  await signUp.submit();
  await expect(page).toHaveURL(/\/signup\/complete$/);
  await expect(page.getByText(/already|exists/i)).toHaveCount(0);
  await page.goto(await mailbox.signInLink(person.email));
  await expect(page).toHaveURL(/\/lessons$/);
});
