import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { closeUnused } from '../provider-window.ts';

const provider = (page: Page, name: 'Google' | 'Apple') =>
  page.getByRole('button', { name: `Continue with ${name}` });
const withoutWindow = (page: Page) => page.getByRole('button', { name: 'Continue without a window' });

test('[AUT-11] [AUT-14] a blocked popup is reported, and the whole page goes to the provider and back', async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await new LoginPage(page).open();
  await provider(page, 'Google').click();
  await expect(page.getByText('Your browser blocked the login window.')).toBeVisible();
  await withoutWindow(page).click();
  await page.waitForURL(/\/emulator\/auth\/handler/);
  await page.getByRole('button', { name: 'Add new account' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Name (may stay empty)').fill(`${person.firstName} ${person.lastName}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/complete-onboarding/);
  await expect(page.getByText(`Logged in as ${person.email}`)).toBeVisible();
});

test('[AUT-11] [AUT-14] a closed popup is no error', async ({ page }) => {
  await page.clock.install();
  await new LoginPage(page).open();
  const opened = page.waitForEvent('popup');
  await provider(page, 'Apple').click();
  const popup = await opened;
  await popup.waitForURL(/\/emulator\/auth\/handler/);
  await closeUnused(popup, page);
  await expect(provider(page, 'Apple')).toBeEnabled();
});

test('[AUT-11] [AUT-14] of two popups the later one counts', async ({ page, person }) => {
  await new LoginPage(page).open();
  const first = page.waitForEvent('popup');
  await provider(page, 'Apple').click();
  await (await first).waitForURL(/\/emulator\/auth\/handler/);
  const second = page.waitForEvent('popup');
  await provider(page, 'Google').click();
  const popup = await second;
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.getByLabel('Email', { exact: true }).fill(person.email);
  await popup.getByLabel('Name (may stay empty)').fill(`${person.firstName} ${person.lastName}`);
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`Logged in as ${person.email}`)).toBeVisible();
  await expect(page.getByText('Another login window was opened')).toHaveCount(0);
});
