import { expect, ignoreErrors, test } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { SecondStepPage } from '../pages/second-step.page.ts';
import { signInAgainThrough, signInThrough } from '../provider-window.ts';

const profilePath = /\/settings\/profile$/;

// A new second step ends the existing sessions, and later calls of those fail.
test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(00|01|03|22)/));

test('[AUT-18] password and code sign in, a used and a wrong one do not; once removed, the password is enough', async ({
  page,
  person,
  desk,
}) => {
  await desk.register(person, true);
  const login = new LoginPage(page);
  const profile = new ProfilePage(page);
  const secondStep = new SecondStepPage(page);
  await login.open('?redirectUrl=%2Fsettings%2Fprofile');
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(profilePath);
  const { app } = await profile.setUpAuthenticator();
  await expect(profile.section('Two-step login')).toContainText('On');
  await new Header(page).logOut();
  await expect(page).toHaveURL(/\/login/);

  await login.logIn(person.email, person.password);
  await secondStep.shown();
  expect(await page.evaluate(() => localStorage.getItem('system-user'))).toBeNull();
  await secondStep.type(app.usedCode());
  await expect(secondStep.code).toHaveAccessibleDescription(/You just used this code/);
  await secondStep.type(app.wrongCode());
  await expect(secondStep.code).toHaveAccessibleDescription(/That code is wrong/);
  await expect(secondStep.code).toBeFocused();
  await secondStep.type(app.code());
  await expect(page).toHaveURL(profilePath);

  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove My phone' }).click();
  await expect(profile.section('Two-step login')).toContainText('Off');
  await new Header(page).logOut();
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(profilePath);
});

test('[AUT-18] a link needs the code of the app, too; the mailed code alone is not enough', async ({
  page,
  person,
  desk,
  mailbox,
}) => {
  await desk.register(person, true);
  const login = new LoginPage(page);
  const profile = new ProfilePage(page);
  await login.open('?redirectUrl=%2Fsettings%2Fprofile');
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(profilePath);
  const { app } = await profile.setUpAuthenticator();
  await new Header(page).logOut();
  await expect(page).toHaveURL(/\/login/);

  await login.askForLink(person.email);
  await new MailSentPage(page).type(await mailbox.code(person.email));
  await expect(page.getByRole('alert')).toContainText('Open the link in the same email');
  await page.goto(await mailbox.signInLink(person.email));
  await new SecondStepPage(page).shown();
  await new SecondStepPage(page).type(app.code());
  await expect(page).toHaveURL(profilePath);
});

test('[AUT-18] Google needs the code of the app, too', async ({ page, person }) => {
  const account = { email: person.email, name: 'Ada Quay' };
  await page.goto('/login?redirectUrl=%2Fsettings%2Fprofile');
  await signInThrough(page, 'Google', account);
  await page.getByLabel('School or district', { exact: true }).fill(person.schoolOrDistrict);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(profilePath);
  const { app } = await new ProfilePage(page).setUpAuthenticator();
  await new Header(page).logOut();
  await expect(page).toHaveURL(/\/login/);

  await signInAgainThrough(page, 'Google', account);
  const secondStep = new SecondStepPage(page);
  await secondStep.shown();
  await secondStep.type(app.code());
  await expect(page).toHaveURL(profilePath);
});

test('[AUT-18] a recovery code turns the second step off, once; its owner is told by mail', async ({
  page,
  person,
  desk,
  mailbox,
}) => {
  await desk.register(person, true);
  const login = new LoginPage(page);
  const profile = new ProfilePage(page);
  const secondStep = new SecondStepPage(page);
  await login.open('?redirectUrl=%2Fsettings%2Fprofile');
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(profilePath);
  const { recoveryCodes } = await profile.setUpAuthenticator();
  await new Header(page).logOut();
  await expect(page).toHaveURL(/\/login/);
  await login.logIn(person.email, person.password);
  await secondStep.shown();

  await secondStep.recover(person.email, 'AAAAA-AAAAA');
  await expect(page.getByLabel('Recovery code', { exact: true })).toHaveAccessibleDescription(
    /does not belong to this address/,
  );
  await page.getByRole('button', { name: 'Use the authenticator app instead' }).click();
  await secondStep.recover(person.email, recoveryCodes[3] ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'Two-step login is off.' })).toBeVisible();
  expect((await mailbox.newest(person.email)).subject).toMatch(/two-step|second step/i);
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(profilePath);
  await expect(profile.section('Two-step login')).toContainText('Off');
});

test('[AUT-18] an administrator sets up the second step before anything else', async ({ page, demo }) => {
  const profile = new ProfilePage(page);
  await demo.logIn(page, 'admin');
  await expect(page).toHaveURL(/\/settings\/profile#two-step$/);
  await expect(page.getByRole('status').filter({ hasText: 'Set up two-step login first' })).toBeVisible();
  for (const path of ['/users', '/settings/license', '/settings/teachers']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/settings\/profile#two-step$/);
  }
  await expect(profile.firstName).toHaveCount(0);

  await profile.setUpAuthenticator();
  await expect(profile.firstName).toHaveValue('Rosa');
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
});
