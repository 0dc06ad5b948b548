import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility.ts';
import { expect, forgive, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

async function shownCode(page: Page): Promise<string> {
  const secret = (await page.getByLabel('Key', { exact: true }).innerText()).replaceAll(' ', '');
  return new TOTP({ secret }).generate();
}

test('a dialog keeps the focus inside, Escape leaves it, and the focus returns', async ({ page, person }) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile#delete');
  const open = page.getByRole('button', { name: 'Delete my account', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account forever?' });
  await expect(dialog.getByLabel(/To be sure/)).toBeFocused();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
    );
    expect(inside).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('[ORG-7] the phone number of the sign-up is shown and removed, the school changed', async ({
  page,
  person,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.type({ ...person, phoneNumber: '(555) 010-2030' });
  await signUp.submit();
  await expect(page).toHaveURL(/\/lessons$/);
  await page.goto('/settings/profile');
  const about = page.getByRole('region', { name: 'About you' });
  const phone = about.getByLabel('Phone number', { exact: true });
  const school = about.getByLabel('School or district', { exact: true });
  await expect(phone).toHaveValue('5550102030');
  await expect(school).toHaveValue(person.schoolOrDistrict);
  await phone.fill('');
  await school.fill('Quay Primary');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(school).toHaveValue('Quay Primary');
  await expect(phone).toHaveValue('');
  await expectAccessible(page);
});

test('a confirmed address, then an authenticator app: by keyboard, without an accessibility violation', async ({
  page,
  person,
  mailbox,
  browser,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile');
  const email = page.getByRole('region', { name: 'Email' });
  await email.getByRole('button', { name: 'Send a link to confirm' }).press('Enter');
  const link = await mailbox.signInLink(person.email);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(/confirmed/i);
  await phone.context().close();
  await email.getByRole('button', { name: 'I opened the link' }).press('Enter');
  await expect(email.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove password' })).toBeVisible();

  await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code from the app').fill(await shownCode(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save these 10 recovery codes' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByLabel('I have saved these codes').press('Space');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
});

test('[ORG-7] signing out everywhere ends the session of another browser too', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await new SignUpPage(page).signUp(person);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto('/login');
  await other.getByLabel('Email', { exact: true }).fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByText(person.firstName).first()).toBeVisible();

  // A read that is pending when the sessions end would be refused, and Chromium would log an error.
  await page.goto('/settings/profile#sessions', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/login\?left=everywhere$/);
  await expect(page.getByText('You are logged out on every device.')).toBeVisible();
  await other.goto('/settings/profile');
  await expect(other).toHaveURL(/\/login\/?\?redirectUrl=.*errorCode=440$/);
  await other.context().close();
});

test('[AUT-17] the account is deleted, and its address and password do not work any more', async ({
  page,
  person,
  consoleErrors,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/profile#delete');
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await page.getByLabel(/To be sure/).fill(person.email);
  await page.getByRole('button', { name: 'Delete my account forever' }).click();
  await expect(page).toHaveURL(/\/login\?left=deleted$/);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Email and password do not match.')).toBeVisible();
  forgive(consoleErrors, /status of 400/);
});
