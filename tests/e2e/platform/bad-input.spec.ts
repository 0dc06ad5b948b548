import type { Page } from '@playwright/test';
import { expect, ignoreErrors, type Person, test } from '../fixtures.ts';
import { failRequests } from '../failing-requests.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const firstName = (page: Page) => page.getByLabel('First name', { exact: true });
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const problem = (page: Page) => page.getByRole('alert');

const labeled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('sign-up', () => {
  test('a name with an emoji and right-to-left letters, and spaces around the address, are accepted', async ({
    page,
    person,
  }) => {
    const name = 'Zoë 🦊 נועה';
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.type({ ...person, firstName: `  ${name}  `, email: `  ${person.email.toUpperCase()} ` });
    await signUp.submit();
    await expect(page).toHaveURL(/\/lessons$/);
    await expect(page.getByRole('banner').getByText(name).first()).toBeVisible();
    await page.goto('/settings/profile');
    await expect(page.getByRole('main').getByText(person.email, { exact: true })).toBeVisible();
    await expect(firstName(page)).toHaveValue(name);
  });

  test('a double click sends one sign-up and one mail', async ({ page, person, mailbox }) => {
    const signUp = new SignUpPage(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/app/sign-up')) sent.push(request.url());
    });
    await signUp.open();
    await signUp.type({ email: person.email, firstName: 'Ada', lastName: 'Quay' });
    await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
    await page.getByRole('button', { name: 'Sign up' }).dblclick();
    await expect(page).toHaveURL(/\/signup\/complete$/);
    await mailbox.signInLink(person.email);
    expect(sent).toHaveLength(1);
    expect(await mailbox.messages(person.email)).toHaveLength(1);
  });

  test('the back button from the completion page leads to the form, which can be sent again', async ({
    page,
    person,
    mailbox,
  }) => {
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.type({ email: person.email, firstName: 'Ada', lastName: 'Quay' });
    await signUp.submit();
    await expect(page).toHaveURL(/\/signup\/complete$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(email(page)).toHaveValue(person.email);
    await expect(firstName(page)).toHaveValue('Ada');
    await signUp.submit();
    await expect(page).toHaveURL(/\/signup\/complete$/);
    await page.goto(await mailbox.signInLink(person.email, 2));
    await expect(page).toHaveURL(/\/complete-onboarding/);
  });
});

type Trouble = { readonly begin: () => Promise<unknown>; readonly end: () => Promise<unknown> };

/** Signs up during a failure and again afterward. Expects an error message and unchanged fields. */
async function signUpDespiteFailure({ begin, end }: Trouble, page: Page, person: Person): Promise<void> {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.type(person);
  await expect(page.getByText('at least')).toBeVisible();
  await begin();
  await signUp.submit();
  await expect(problem(page)).toContainText('could not reach');
  await end();
  await expect(email(page)).toHaveValue(person.email);
  await expect(firstName(page)).toHaveValue(person.firstName);
  await signUp.submit();
  await expect(page).toHaveURL(/\/lessons$/);
}

const brokenOff = /net::ERR_|status of 400/;

test('submitting offline shows an error, keeps the input, and works once the network is back', async ({
  page,
  context,
  person,
  consoleErrors,
}) => {
  const offline = { begin: () => context.setOffline(true), end: () => context.setOffline(false) };
  await signUpDespiteFailure(offline, page, person);
  ignoreErrors(consoleErrors, brokenOff);
});

test('[REL-1] a submit that kills the server shows an error and keeps the input, and a second try signs up', async ({
  page,
  person,
  site,
  consoleErrors,
}) => {
  await signUpDespiteFailure({ begin: () => site.kill('SIGKILL'), end: () => site.resume() }, page, person);
  ignoreErrors(consoleErrors, brokenOff);
});

test('[ONB-2] a sign-up cut off half-way can be repeated', async ({ page, person, consoleErrors }) => {
  const lastCall = '**/v1/app/users/me/complete-onboarding';
  let endFailure = (): void => undefined;
  const cut = {
    begin: async () => void (endFailure = await failRequests(page, lastCall)),
    end: async () => endFailure(),
  };
  await signUpDespiteFailure(cut, page, person);
  ignoreErrors(consoleErrors, brokenOff);
});

test('form input is restored after back and forward, except the password', async ({ page, person }) => {
  await page.goto('/lessons');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await new SignUpPage(page).type(person);
  await page.goBack();
  // The address changes before the page does. Until then, the form is still shown.
  await expect(page.getByRole('heading', { level: 1, name: /Pick a lesson/ })).toBeVisible();
  await page.goForward();
  await expect(email(page)).toHaveValue(person.email);
  await expect(firstName(page)).toHaveValue(person.firstName);
  await expect(labeled(page, 'Password')).toHaveValue('');
});

test.describe('login', () => {});
