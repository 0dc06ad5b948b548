import { expectAccessible } from './accessibility.ts';
import { expect, ignoreErrors, test } from './fixtures.ts';
import { Keyboard } from './keyboard.ts';
import { ProfilePage } from './pages/profile.page.ts';
import { SecondStepPage } from './pages/second-step.page.ts';

const lessons = /\/lessons$/;

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(00|01|03|10|22)/));

test('[UI-4] [ONB-5] by keyboard alone: signing up, through every mistake, and on by the mailed code', async ({
  page,
  person,
  mailbox,
}) => {
  const keyboard = new Keyboard(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const submit = page.getByRole('button', { name: 'Sign up' });
  await page.goto('/signup');
  await expect(submit).toBeEnabled();
  await keyboard.press(submit);
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription(/Type your email address\./);
  await expect(field('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.insertText(person.email);
  await keyboard.type(field('First name'), person.firstName);
  await keyboard.press(submit);
  await expect(field('Last name')).toBeFocused();
  await page.keyboard.insertText(person.lastName);
  await page.keyboard.press('Enter');
  const agree = page.getByRole('checkbox', { name: /^I agree to the/ });
  await expect(agree).toBeFocused();
  await expect(agree).toHaveAccessibleDescription('Check this box to continue.');
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/signup\/complete$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const code = field('Code from the email');
  await keyboard.type(code, '12');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/The code has 6 digits/);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await keyboard.type(code, await mailbox.code(person.email));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/complete-onboarding/);
  await expectAccessible(page);
  await keyboard.type(field('School or district'), person.schoolOrDistrict);
  await keyboard.press(page.getByRole('button', { name: 'Finish' }));
  await expect(page).toHaveURL(lessons);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[UI-4] [AUT-1] by keyboard alone: a wrong password, a new one by mail, and the login with it', async ({
  page,
  elsewhere,
  person,
  desk,
  mailbox,
}) => {
  const keyboard = new Keyboard(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await desk.register(person, true);
  await desk.setPasswordPolicy('ENFORCE', { minPasswordLength: 8 });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await keyboard.type(field('Email'), person.email);
  await keyboard.press(page.getByRole('button', { name: 'Log in' }));
  await expect(field('Password')).toBeFocused();
  await page.keyboard.insertText('not-this-one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await keyboard.press(page.getByRole('button', { name: 'Forgot your password?' }));
  await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible();

  await page.goto(await mailbox.signInLink(person.email));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await keyboard.type(field('New password'), 'lantern');
  await expect(field('New password')).toHaveAccessibleDescription(/not yet: at least 8 characters/);
  await page.keyboard.press('Enter');
  await expect(field('New password')).toBeFocused();
  await expect(field('New password')).toHaveAccessibleDescription(/does not meet the rules/);
  await expectAccessible(page);
  await keyboard.type(field('New password'), 'lantern-light');
  await keyboard.press(page.getByRole('button', { name: 'Save and log in' }));
  await expect(page).toHaveURL(lessons);

  const other = new Keyboard(elsewhere);
  await elsewhere.goto('/login');
  await expect(elsewhere.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await other.type(elsewhere.getByLabel('Email', { exact: true }), person.email);
  await other.type(elsewhere.getByLabel('Password', { exact: true }), 'lantern-light');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(lessons);
});

test('[UI-4] [AUT-2] by keyboard alone: a link that is opened elsewhere, and a broken link', async ({
  page,
  elsewhere,
  person,
  desk,
  mailbox,
}) => {
  const keyboard = new Keyboard(page);
  await desk.register(person, true);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Email me a link' })).toBeEnabled();
  await keyboard.type(page.getByLabel('Email', { exact: true }), person.email);
  await keyboard.press(page.getByRole('button', { name: 'Email me a link' }));
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expectAccessible(page);
  const link = await mailbox.signInLink(person.email);

  await page.goto('/login?mode=signIn&apiKey=local');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expectAccessible(page);

  const other = new Keyboard(elsewhere);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expectAccessible(elsewhere);
  await other.press(elsewhere.getByRole('button', { name: 'Continue', exact: true }));
  const email = elsewhere.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Type your email address\./);
  await elsewhere.keyboard.insertText(person.email);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(lessons);
});

test('[UI-4] [AUT-12] by keyboard alone: Google, the missing details, and the sign-in methods of the profile', async ({
  page,
  person,
}) => {
  const keyboard = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const throughWindow = async (opener: string): Promise<void> => {
    const opened = page.waitForEvent('popup');
    await keyboard.press(button(opener));
    const popup = await opened;
    const there = new Keyboard(popup);
    const closed = popup.waitForEvent('close');
    await there.press(popup.getByRole('button', { name: 'Add new account' }));
    await there.type(popup.getByLabel('Email', { exact: true }), person.email);
    // Does not release the key, because the window often closes itself before that.
    await popup.keyboard.down('Enter');
    await closed;
  };
  await page.goto('/login');
  await expect(button('Continue with Google')).toBeEnabled();
  await throughWindow('Continue with Google');
  await expect(page).toHaveURL(/\/complete-onboarding/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.type(page.getByLabel('First name', { exact: true }), person.firstName);
  await keyboard.type(page.getByLabel('Last name', { exact: true }), person.lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(lessons);

  await page.goto('/settings/profile');
  const profile = new ProfilePage(page);
  await expect(profile.way('Google')).toContainText('Connected');
  await throughWindow('Connect Apple');
  await expect(profile.messages).toContainText('Apple is connected.');
  await keyboard.press(button('Remove Google'));
  const dialog = page.getByRole('dialog', { name: 'Remove Google?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await keyboard.press(dialog.getByRole('button', { name: 'Remove Google' }));
  await expect(profile.way('Google')).toContainText('Not connected');
});

test('[UI-4] by keyboard alone: names, address, password, confirmed by a code, and the account deleted', async ({
  page,
  person,
  desk,
  mailbox,
}) => {
  const keyboard = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await desk.register(person, true);
  await page.goto('/login?redirectUrl=%2Fsettings%2Fprofile');
  await expect(button('Log in')).toBeEnabled();
  await keyboard.type(field('Email'), person.email);
  await keyboard.type(field('Password'), person.password);
  await page.keyboard.press('Enter');
  const profile = new ProfilePage(page);
  await expect(profile.firstName).toHaveValue(person.firstName);

  await keyboard.type(profile.firstName, ' ');
  await page.keyboard.press('Enter');
  await expect(profile.firstName).toBeFocused();
  await expect(profile.firstName).toHaveAccessibleDescription(/Type your first name\./);
  await page.keyboard.insertText('Grace');
  await keyboard.press(button('Save'));
  await expect(profile.messages).toContainText('Saved.');

  await keyboard.press(button('Change email'));
  await keyboard.type(field('New email'), 'nowhere');
  await page.keyboard.press('Enter');
  await expect(field('New email')).toBeFocused();
  await expect(field('New email')).toHaveAccessibleDescription(/Type the whole address/);
  await keyboard.type(field('New email'), `new.${person.email}`);
  await keyboard.press(button('Send the link'));
  await expect(page.getByRole('status').filter({ hasText: 'One step left' })).toBeVisible();
  await expectAccessible(page);

  await desk.ageSessions(person.email, 10);
  await keyboard.type(profile.newPassword, 'lantern-light');
  await page.keyboard.press('Enter');
  await expect(profile.confirmation).toBeVisible();
  await expect(profile.confirmation.getByLabel('Your password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(profile.confirmation.getByLabel('Your password')).toHaveAccessibleDescription(
    /Type your password\./,
  );
  await expectAccessible(page);
  await keyboard.press(profile.confirmation.getByRole('button', { name: 'Email me a code' }));
  const code = profile.confirmation.getByLabel('Code from the email', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.insertText(await mailbox.code(person.email, 2));
  await page.keyboard.press('Enter');
  await expect(profile.messages).toContainText('Your password is changed.');

  await keyboard.press(button('Delete my account'));
  const sure = page.getByLabel(/To be sure/);
  await expect(sure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sure).toHaveAccessibleDescription(/Type exactly/);
  await expectAccessible(page);
  await keyboard.type(sure, person.email);
  await keyboard.press(button('Delete my account forever'));
  await expect(page).toHaveURL(/\/login\?left=deleted$/);
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeVisible();
});

test('[UI-4] [AUT-18] by keyboard alone: the second step, by the app and by a recovery code', async ({
  page,
  person,
  desk,
}) => {
  const keyboard = new Keyboard(page);
  await desk.register(person, true);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const logIn = async (): Promise<void> => {
    await page.goto('/login?redirectUrl=%2Fsettings%2Fprofile');
    await expect(button('Log in')).toBeEnabled();
    await keyboard.type(field('Email'), person.email);
    await keyboard.type(field('Password'), person.password);
    await page.keyboard.press('Enter');
  };
  const logOut = async (): Promise<void> => {
    await page.goto('/lessons');
    await keyboard.press(page.getByRole('banner').getByRole('button', { name: /^Account of/ }));
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  };
  const profile = new ProfilePage(page);
  await logIn();
  await expect(profile.firstName).toBeVisible();
  const { app, recoveryCodes } = await profile.setUpAuthenticator();
  await logOut();

  await logIn();
  const secondStep = new SecondStepPage(page);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeFocused();
  await keyboard.type(secondStep.code, app.wrongCode());
  await page.keyboard.press('Enter');
  await expect(secondStep.code).toBeFocused();
  await expect(secondStep.code).toHaveAccessibleDescription(/That code is wrong/);
  await expectAccessible(page);
  await keyboard.type(secondStep.code, app.code());
  await page.keyboard.press('Enter');
  await expect(profile.firstName).toBeVisible();
  await logOut();

  await logIn();
  await keyboard.press(button('No phone? Use a recovery code'));
  await expect(page.getByRole('heading', { name: 'Use a recovery code' })).toBeFocused();
  await keyboard.press(button('Turn off two-step login'));
  await expect(field('Recovery code')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.insertText(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Two-step login is off.' })).toBeVisible();
});
