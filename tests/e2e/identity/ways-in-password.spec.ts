import type { Page } from '@playwright/test';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const lessons = /\/lessons$/;

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 400/));

test('[AUT-1] [AUT-9] forgotten: the mail, a new one by the displayed rules, signed in; the old one does not work', async ({
  page,
  elsewhere,
  person,
  desk,
  mailbox,
}) => {
  await desk.register(person);
  await desk.setPasswordPolicy('ENFORCE', { minPasswordLength: 8, containsUppercaseCharacter: true });
  const login = new LoginPage(page);
  await login.open();
  await login.logIn(person.email, 'not-this-one');
  await expect(page.getByRole('alert')).toContainText('Email and password do not match.');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('status').filter({ hasText: person.email })).toContainText('is on its way');
  const link = await mailbox.signInLink(person.email);

  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(`For ${person.email}.`)).toBeVisible();
  const password = page.getByLabel('New password', { exact: true });
  const save = page.getByRole('button', { name: 'Save and log in' });
  await password.fill('lantern');
  await expect(page.getByRole('listitem').filter({ hasText: 'at least 8 characters' })).toContainText(
    'not yet',
  );
  await save.click();
  await expect(password).toHaveAccessibleDescription(/does not meet the rules/);
  await expect(password).toBeFocused();
  await password.fill('Lantern-light');
  await expect(page.getByText('not yet:')).toHaveCount(0);
  await save.click();
  await expect(page).toHaveURL(lessons);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await new LoginPage(elsewhere).open();
  await new LoginPage(elsewhere).logIn(person.email, person.password);
  await expect(elsewhere.getByRole('alert')).toContainText('do not match');
  await new LoginPage(elsewhere).logIn(person.email, 'Lantern-light');
  await expect(elsewhere).toHaveURL(lessons);
});

const allRules = {
  minPasswordLength: 8,
  maxPasswordLength: 12,
  containsLowercaseCharacter: true,
  containsUppercaseCharacter: true,
  containsNumericCharacter: true,
  containsNonAlphanumericCharacter: true,
};
const rulesShown = (page: Page) => page.getByRole('listitem').filter({ hasText: /^(met:|not yet:)/ });

test('[AUT-9] ENFORCE: each rule is shown as met or not while typing, and only a valid password is accepted', async ({
  page,
  person,
  desk,
}) => {
  await desk.setPasswordPolicy('ENFORCE', allRules);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.type(person);
  const password = page.getByLabel('Password', { exact: true });
  const typed: readonly (readonly [string, string])[] = [
    ['x', 'a lowercase letter'],
    ['xY', 'an uppercase letter'],
    ['xY1', 'a digit'],
    ['xY1!', 'a symbol such as ! or #'],
    ['xY1!xY1!', 'at least 8 characters'],
  ];
  await password.fill('x');
  await expect(rulesShown(page)).toHaveCount(6);
  for (const [value, rule] of typed) {
    await password.fill(value.slice(0, -1));
    if (value.length > 1) await expect(rulesShown(page).filter({ hasText: rule })).toContainText('not yet:');
    await password.fill(value);
    await expect(rulesShown(page).filter({ hasText: rule })).toContainText('met:');
  }
  await password.fill('xY1!xY1!xY1!x');
  await expect(rulesShown(page).filter({ hasText: 'at most 12' })).toContainText('not yet:');
  await signUp.submit();
  await expect(password).toHaveAccessibleDescription(/does not meet the rules/);
  await expect(password).toBeFocused();
  await password.fill('xY1!xY1!');
  await signUp.submit();
  await expect(page).toHaveURL(lessons);
});

test('[AUT-9] the rule of every policy appears without moving the content below (regression)', async ({
  page,
  person,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  const button = page.getByRole('button', { name: 'Sign up', exact: true });
  const top = (): Promise<number> =>
    button.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await signUp.type(person);
  await expect(rulesShown(page)).toHaveCount(1);
  expect(await top()).toBe(before);
});
