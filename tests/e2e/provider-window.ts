import { expect, type Page } from '@playwright/test';

type Provider = 'Google' | 'Apple';

/** An account at a provider, and the data that the provider withholds. */
export type ProviderAccount = {
  readonly email: string;
  readonly name: string;
  /** The provider has not verified the address. */
  readonly unverified?: boolean;
  /** The provider sends no name. Apple does this from the second login on. */
  readonly noName?: boolean;
  /** The provider sends a relay address instead. Apple can do this. */
  readonly hidden?: boolean;
};

/** Signs in with a new account at the provider's page, in a popup or in the same window. */
export async function signInAt(page: Page, account: ProviderAccount): Promise<void> {
  await page.getByRole('button', { name: 'Add new account' }).click();
  if (account.hidden === true) await page.getByLabel('Hide my email').check();
  else await page.getByLabel('Email', { exact: true }).fill(account.email);
  if (account.unverified === true) await page.getByLabel('has not verified this address').check();
  if (account.noName === true) await page.getByLabel('No name').check();
  else await page.getByLabel('Name (may stay empty)').fill(account.name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Clicks a button that opens a provider's window. Returns the window. */
export async function openWindow(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button, exact: true }).click();
  return opened;
}

/** Closes the popup without a login, and waits for the page's message. `page.clock` must be installed. */
export async function closeUnused(popup: Page, page: Page): Promise<void> {
  await popup.close();
  // The SDK checks every 2 s and then waits for another 8 s (spec §9). The page may detect the closed window later than the test does.
  await expect(async () => {
    await page.clock.runFor(11_000);
    await expect(page.getByText('The login window was closed too early.')).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Clicks a provider's button and signs in with a new account in its window. */
export async function signInThrough(
  page: Page,
  provider: Provider,
  account: ProviderAccount,
  button = `Continue with ${provider}`,
): Promise<void> {
  const popup = await openWindow(page, button);
  const closed = popup.waitForEvent('close');
  await signInAt(popup, account);
  await closed;
}

/** Clicks a provider's button and signs in with an account that the provider already knows. */
export async function signInAgainThrough(
  page: Page,
  provider: Provider,
  { email }: Pick<ProviderAccount, 'email'>,
  button = `Continue with ${provider}`,
): Promise<void> {
  const popup = await openWindow(page, button);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: email }).click();
  await closed;
}
