import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
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
