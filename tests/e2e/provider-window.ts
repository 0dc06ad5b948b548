import type { Page } from '@playwright/test';

/** Clicks a provider's button and signs in with a new account in its window. */
export async function signInThrough(
  page: Page,
  provider: 'Google' | 'Apple',
  account: { readonly email: string; readonly name: string },
): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.getByLabel('Email', { exact: true }).fill(account.email);
  await popup.getByLabel('Name (may stay empty)').fill(account.name);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await closed;
}
