import type { Page } from '@playwright/test';
import { expect, forgive, type Person, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const firstName = (page: Page) => page.getByLabel('First name', { exact: true });
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const problem = (page: Page) => page.getByRole('alert');

const labeled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('sign-up', () => {
  test('[ONB-5] empty: each field shows what it needs, the first has the focus', async ({ page }) => {
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.submit();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/Type your email address/);
    await expect(firstName(page)).toHaveAccessibleDescription(/Type your first name/);
    await expect(labeled(page, 'Last name')).toHaveAccessibleDescription(/Type your last name/);
    await expect(firstName(page)).toHaveAttribute('aria-invalid', 'true');
    await firstName(page).fill('A');
    await expect(firstName(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('[ONB-5] an invalid address and a name of 300 characters: reported at the fields, nothing lost', async ({
    page,
    person,
  }) => {
    const signUp = new SignUpPage(page);
    const long = 'n'.repeat(300);
    await signUp.open();
    await signUp.type({ ...person, email: 'ada@harbor', firstName: long });
    await signUp.submit();
    await expect(email(page)).toHaveAccessibleDescription(/name@school\.org/);
    await expect(firstName(page)).toHaveAccessibleDescription(/100 characters/);
    await expect(firstName(page)).toHaveValue(long);
    await expect(email(page)).toHaveValue('ada@harbor');
    await expect(labeled(page, 'Last name')).toHaveValue(person.lastName);
  });

  for (const [what, name] of [
    ['an emoji', 'Zoë 🦊'],
    ['right-to-left letters', 'נועה'],
  ] as const) {
    test(`a name with ${what}, and spaces around the address, are accepted`, async ({ page, person }) => {
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
  }

  test('[AUT-3] an address with an account gets the same reply as a new one, by a mail that signs in', async ({
    page,
    person,
    browser,
    baseURL,
    mailbox,
  }) => {
    await new SignUpPage(page).signUp(person);
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await elsewhere.newPage();
    const signUp = new SignUpPage(other);
    await signUp.open();
    await signUp.type({ ...person, password: 'another-password' });
    await signUp.submit();
    await expect(other).toHaveURL(/\/signup\/complete$/);
    await other.goto(await mailbox.signInLink(person.email));
    await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await other.getByRole('button', { name: 'Later' }).click();
    await expect(other).toHaveURL(/\/lessons$/);
    await elsewhere.close();
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

/** Signs up during a failure, and again afterward. Expects an error message, and that the typed text is kept. */
async function signsUpDespite({ begin, end }: Trouble, page: Page, person: Person): Promise<void> {
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

test('offline at submit: says so, keeps everything, works once the network is back', async ({
  page,
  context,
  person,
  consoleErrors,
}) => {
  const offline = { begin: () => context.setOffline(true), end: () => context.setOffline(false) };
  await signsUpDespite(offline, page, person);
  forgive(consoleErrors, brokenOff);
});

test('[REL-1] the server killed at submit: says so, keeps everything, and a second try signs up', async ({
  page,
  person,
  site,
  consoleErrors,
}) => {
  await signsUpDespite({ begin: () => site.kill('SIGKILL'), end: () => site.resume() }, page, person);
  forgive(consoleErrors, brokenOff);
});

test('[ONB-2] a sign-up cut off half-way can be repeated', async ({ page, person, consoleErrors }) => {
  const lastCall = '**/v1/app/users/me/complete-onboarding';
  const cut = {
    begin: () => page.route(lastCall, (route) => route.abort()),
    end: () => page.unroute(lastCall),
  };
  await signsUpDespite(cut, page, person);
  forgive(consoleErrors, brokenOff);
});

test('typed input is restored after back and forward, except the password', async ({ page, person }) => {
  await page.goto('/lessons');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await new SignUpPage(page).type(person);
  await page.goBack();
  // The address changes before the page does. Until then, the form has not been left.
  await expect(page.getByRole('heading', { level: 1, name: /Pick a lesson/ })).toBeVisible();
  await page.goForward();
  await expect(email(page)).toHaveValue(person.email);
  await expect(firstName(page)).toHaveValue(person.firstName);
  await expect(labeled(page, 'Password')).toHaveValue('');
});

test.describe('login', () => {
  test('[ONB-5] empty, then a wrong password: clear messages, the address stays', async ({
    page,
    person,
    consoleErrors,
  }) => {
    const login = new LoginPage(page);
    await login.open();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(login.email).toBeFocused();
    await expect(login.email).toHaveAccessibleDescription(/Type your email address/);
    await login.logIn(person.email, 'not-the-password');
    await expect(problem(page)).toContainText('do not match');
    await expect(login.email).toHaveValue(person.email);
    forgive(consoleErrors, /status of 400/);
  });

  test('[AUT-3] a link and a reset give the same reply for an unknown address', async ({ page, person }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.askForLink(person.email);
    await expect(
      page.getByRole('status').filter({ hasText: `If ${person.email} can log in here` }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: `If ${person.email} has an account` }),
    ).toBeVisible();
  });
});

test('profile and onboarding refuse invalid values, at the field', async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  await firstName(page).fill('   ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(firstName(page)).toBeFocused();
  await expect(firstName(page)).toHaveAccessibleDescription(/Type your first name/);
  await firstName(page).fill('x'.repeat(300));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(firstName(page)).toHaveAccessibleDescription(/100 characters/);
});
