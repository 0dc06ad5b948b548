import type { Page } from '@playwright/test';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import type { Person } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { signInAgainThrough, signInThrough } from '../provider-window.ts';

const lessons = /\/lessons$/;
const wrongPair = 'Email and password do not match.';

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(00|01|03|22)/));

async function openProfile(page: Page, { email, password }: Person): Promise<ProfilePage> {
  const login = new LoginPage(page);
  await login.open('?redirectUrl=%2Fsettings%2Fprofile');
  await login.logIn(email, password);
  await expect(page).toHaveURL(/\/settings\/profile$/);
  return new ProfilePage(page);
}

async function logOut(page: Page): Promise<void> {
  await new Header(page).logOut();
  await expect(page).toHaveURL(/\/login/);
}

/** Rejects the next call to our service with 401, so that the client refreshes its token. */
async function renewToken(page: Page, method: string, path: string): Promise<void> {
  let refused = false;
  await page.route(path, (route) => {
    if (refused || route.request().method() !== method) return route.fallback();
    refused = true;
    return route.fulfill({ status: 401 });
  });
}

test('[AUT-12] Google and Apple are connected, and all sign-in methods but the last can be removed; the last one signs in', async ({
  page,
  person,
  desk,
}) => {
  await desk.register(person);
  const profile = await openProfile(page, person);
  const account = { email: person.email, name: 'Ada Quay' };
  await signInThrough(page, 'Google', account, 'Connect Google');
  await expect(profile.messages).toContainText('Google is connected.');
  await expect(profile.way('Google')).toContainText('Connected');
  await signInThrough(page, 'Apple', account, 'Connect Apple');
  await expect(profile.messages).toContainText('Apple is connected.');
  await profile.remove('Password');
  await expect(profile.way('Password')).toContainText('Not set');
  await profile.remove('Google');

  const last = profile.way('Apple').getByRole('button', { name: 'Remove Apple' });
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(last).toHaveAccessibleDescription(/Apart from email, this is your only way to log in/);
  await last.press('Enter');
  await expect(last).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await logOut(page);
  await new LoginPage(page).logIn(person.email, person.password);
  await expect(page.getByRole('alert')).toContainText(wrongPair);
  await signInAgainThrough(page, 'Apple', account);
  await expect(page).toHaveURL(/\/settings\/profile$/);
});

test('the address changes when the link sent to the new one is opened; the old one gets a notice, and an undo', async ({
  page,
  elsewhere,
  person,
  desk,
  mailbox,
}) => {
  const next = `new.${person.email}`;
  await desk.register(person, true);
  const profile = await openProfile(page, person);
  await desk.ageSessions(person.email, 10);
  await renewToken(page, 'PUT', '**/v1/app/users/profile');
  await profile.changeEmail(next);
  await profile.confirmByPassword(person.password);
  await expect(page.getByRole('status').filter({ hasText: 'One step left' })).toContainText(next);
  const link = await mailbox.signInLink(next);
  const notice = await mailbox.newest(person.email);
  expect(notice.links.filter((each) => each.includes('oobCode='))).toEqual([]);

  await page.goto(link);
  await expect(page.getByText(`From now on you log in with ${next}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your address has changed' })).toBeFocused();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const login = new LoginPage(page);
  await login.logIn(person.email, person.password);
  await expect(page.getByRole('alert')).toContainText(wrongPair);
  await login.logIn(next, person.password);
  await expect(page).toHaveURL(lessons);
  await profile.open();
  await expect(profile.section('Email')).toContainText(next);

  await elsewhere.goto(await mailbox.signInLink(person.email, 2));
  await expect(elsewhere.getByRole('heading', { name: 'Get your old address back' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your old address is back' })).toBeFocused();
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await new LoginPage(elsewhere).logIn(person.email, person.password);
  await expect(elsewhere).toHaveURL(lessons);
});

test('[AUT-3] a change to a used address looks like any other; only the owner of that address gets an email', async ({
  page,
  person,
  desk,
  mailbox,
}) => {
  const taken = { ...person, email: `taken.${person.email}` };
  await desk.register(taken);
  await desk.register(person);
  const profile = await openProfile(page, person);
  await profile.changeEmail(taken.email);
  await expect(page.getByRole('status').filter({ hasText: 'One step left' })).toContainText(taken.email);
  const { links } = await mailbox.newest(taken.email);
  expect(links.filter((each) => each.includes('oobCode='))).toEqual([]);
});

test('[AUT-17] deleting the account needs the address and a new sign-in; afterwards a sign-up starts fresh', async ({
  page,
  person,
  desk,
  mailbox,
}) => {
  await desk.register(person);
  await openProfile(page, person);
  await desk.ageSessions(person.email, 10);
  await renewToken(page, 'DELETE', '**/v1/app/users/me');
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account forever?' });
  const sure = dialog.getByLabel(/To be sure/);
  const submit = dialog.getByRole('button', { name: 'Delete my account forever' });
  await sure.fill('somebody else');
  await submit.click();
  await expect(sure).toHaveAccessibleDescription(`Type exactly ${person.email}.`);
  await sure.fill(person.email);
  await submit.click();
  await new ProfilePage(page).confirmByPassword(person.password);
  await expect(page).toHaveURL(/\/login\?left=deleted$/);
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeVisible();
  expect((await mailbox.newest(person.email)).subject).toMatch(/deleted/i);
  await new LoginPage(page).logIn(person.email, person.password);
  await expect(page.getByRole('alert')).toContainText(wrongPair);

  await new SignUpPage(page).signUp({ ...person, firstName: 'Grace' });
  await expect(new Header(page).greeting('Grace')).toBeVisible();
  await expect(new Header(page).trial).toHaveText(/30 trial days left/);
});
