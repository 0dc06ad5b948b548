import { expect, ignoreErrors, test } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { signInThrough } from '../provider-window.ts';

test('[ONB-2] [AUT-1] [AUT-2] without a password: the mailed link signs in, onboarding asks for missing details', async ({
  page,
  person,
  mailbox,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open('?utm_source=newsletter&utm_campaign=autumn');
  await signUp.type({ firstName: person.firstName, lastName: person.lastName, email: person.email });
  await signUp.submit();
  await expect(page).toHaveURL(/\/signup\/complete$/);
  await expect(page.getByText(person.email)).toBeVisible();
  // Reloads the page, because phones reload background tabs.
  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  expect((await mailbox.newest(person.email)).subject).toBe('Finish signing up for Blockyard');

  await page.goto(await mailbox.signInLink(person.email));
  await expect(page).toHaveURL(/\/complete-onboarding/);
  await expect(page.getByLabel('School or district', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toHaveCount(0);
  await page.getByLabel('School or district', { exact: true }).fill(person.schoolOrDistrict);
  await page.getByRole('button', { name: 'Finish' }).click();

  await expect(page).toHaveURL(/\/lessons$/);
  const header = new Header(page);
  await expect(header.greeting(person.firstName)).toBeVisible();
  await expect(header.trial).toHaveText(/30 trial days left/);
  expect(await page.evaluate(() => localStorage.getItem('emailForSignIn'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('blockyard-campaign'))).toBeNull();
  await expect(page.getByRole('banner')).toContainText(person.schoolOrDistrict);
  await page.reload();
  await expect(header.greeting(person.firstName)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(person.schoolOrDistrict);
});

test('[ONB-1] [ONB-2] [AUT-1] [AUT-5] with a password: signed in at once; log out; log in again', async ({
  page,
  person,
}) => {
  const header = new Header(page);
  await new SignUpPage(page).signUp(person);
  await expect(header.greeting(person.firstName)).toBeVisible();
  await expect(header.trial).toHaveText(/30 trial days left/);
  const stored = await page.evaluate(() => localStorage.getItem('system-user') ?? '');
  expect(JSON.parse(stored)).toMatchObject({ email: person.email, firstName: person.firstName });
  expect(stored).not.toContain('token');

  await header.logOut();
  await expect(header.logInLink).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('system-user'))).toBeNull();

  const login = new LoginPage(page);
  await login.open();
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/lessons$/);
  await expect(header.greeting(person.firstName)).toBeVisible();
});

for (const provider of ['Google', 'Apple'] as const) {
  test(`[AUT-1] [AUT-4] ${provider} by popup: social completion asks for missing details, then the lessons`, async ({
    page,
    person,
  }) => {
    await new SignUpPage(page).open();
    await signInThrough(page, provider, {
      email: person.email,
      name: `${person.firstName} ${person.lastName}`,
    });
    await expect(page).toHaveURL(/\/signup\/social-complete$/);
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByLabel('School or district', { exact: true }).fill(person.schoolOrDistrict);
    await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL(/\/lessons$/);
    await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  });
}

test('[AUT-2] a link opened in another browser asks for the address before it signs in', async ({
  page,
  browser,
  person,
  mailbox,
  baseURL,
  consoleErrors,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.askForLink(person.email);
  await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible();
  const link = await mailbox.signInLink(person.email);

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText('Please provide your email for confirmation')).toBeVisible();
  await other.getByLabel('Email', { exact: true }).fill(person.email);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other).toHaveURL(/\/complete-onboarding/);
  await elsewhere.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
  ignoreErrors(consoleErrors, /status of 400/);
});
