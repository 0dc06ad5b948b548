import type { Locator, Page } from '@playwright/test';
import type { IdentityCode } from '#domain/identity/sign-in/identity-failure.ts';
import type { ClientFailure } from '#ui/messages/client-failure.ts';
import { failures } from '#ui/messages/en/failures/failures.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { closeUnused, openWindow, signInAgainThrough, signInAt, signInThrough } from '../provider-window.ts';

type Kind = ClientFailure['kind'];

const raw = /auth\/|identity\/|service\/|[A-Z]{3,}_[A-Z]|FirebaseError/;

/** Expects an error message without technical text: `words` if given, otherwise the text of the table. */
async function says(where: Locator, kind: Kind, words?: string): Promise<void> {
  const { says: happened, next } = failures[kind];
  await expect(where).toContainText(words ?? `${happened} ${next}`);
  expect(await where.innerText()).not.toMatch(raw);
}

const alert = (page: Page): Locator => page.getByRole('alert');
/** The field with its label and messages. */
const beside = (field: Locator): Locator => field.locator('xpath=ancestor::*[@class="field"]');

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of (4\d\d|500|503)|net::ERR_/));

test('[AUT-11] [AUT-14] at the popups of Google and Apple', async ({ page, person, desk }) => {
  const account = { email: person.email, name: 'Ada Quay' };
  await page.clock.install();
  await desk.register(person);
  await desk.registerAtGoogle(`known.${person.email}`);
  await new LoginPage(page).open();
  const told = [
    ['INVALID_IDP_RESPONSE', 'invalid-credential', 'Google did not confirm that it is you.'],
    ['OPERATION_NOT_ALLOWED', 'operation-not-allowed', undefined],
  ] as const;
  for (const [message, code, words] of told) {
    await desk.meet({ match: 'accounts:signInWithIdp', message: `${message} : In full.` });
    await signInAgainThrough(page, 'Google', { email: `known.${person.email}` });
    await says(alert(page), `identity/${code}`, words);
  }

  const popup = await openWindow(page, 'Continue with Google');
  await expect(popup.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await closeUnused(popup, page);
  const status = page.getByRole('status').filter({ hasText: 'window' });
  await says(
    status,
    'identity/popup-closed-by-user',
    failures['identity/popup-closed-by-user'].says.slice(0, 30),
  );

  await page.evaluate(() => Object.assign(window, { reallyOpen: window.open, open: () => null }));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await says(status, 'identity/popup-blocked', failures['identity/popup-blocked'].says);
  await page.evaluate(() =>
    Object.assign(window, { open: (window as unknown as { reallyOpen: typeof window.open }).reallyOpen }),
  );

  await signInThrough(page, 'Google', { ...account, unverified: true });
  await says(
    page.getByRole('status').filter({ hasText: person.email }),
    'identity/account-exists-with-different-credential',
    `${person.email} already has an account here.`,
  );
});

test("[AUT-11] [REL-7] at a popup, in a browser that blocks the provider's storage", async ({ page }) => {
  await page.route('**/dev/identity/relay.js', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('webStorageSupport: true', 'webStorageSupport: false');
    await route.fulfill({ response: reply, body });
  });
  await new LoginPage(page).open();
  const popup = await openWindow(page, 'Continue with Google');
  await says(alert(page), 'identity/web-storage-unsupported');
  if (!popup.isClosed()) await popup.close();
});

test('[AUT-11] [AUT-12] in the profile', async ({ page, person, desk }) => {
  const others = `other.${person.email}`;
  const account = { email: person.email, name: 'Ada Quay' };
  await desk.register(person);
  await desk.registerAtGoogle(others);
  const login = new LoginPage(page);
  await login.open('?redirectUrl=%2Fsettings%2Fprofile');
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/settings\/profile$/);
  const profile = new ProfilePage(page);

  await signInAgainThrough(page, 'Google', { email: others }, 'Connect Google');
  await says(alert(page), 'identity/credential-already-in-use');
  await signInThrough(page, 'Google', account, 'Connect Google');
  await expect(profile.way('Google')).toContainText('Connected');
  await desk.disconnect(person, 'google.com');
  await profile.remove('Google');

  const told: Readonly<Record<string, IdentityCode>> = {
    EMAIL_EXISTS: 'email-already-in-use',
    EMAIL_CHANGE_NEEDS_VERIFICATION: 'email-change-needs-verification',
    INVALID_ID_TOKEN: 'invalid-user-token',
  };
  for (const [message, code] of Object.entries(told)) {
    await desk.meet({ match: '/v1/accounts:update', message });
    await profile.setPassword('second-lantern');
    await says(alert(page), `identity/${code}`);
  }

  await desk.ageSessions(person.email, 10);
  await profile.setPassword('second-lantern');
  await says(profile.confirmation, 'identity/requires-recent-login', 'Confirm that it is you');
  await profile.confirmByPassword('not-this-one');
  const password = profile.confirmation.getByLabel('Your password', { exact: true });
  await says(beside(password), 'confirmation/wrong-password');
  await page.keyboard.press('Escape');
  await says(alert(page), 'confirmation/canceled');

  await signInThrough(page, 'Apple', account, 'Connect Apple');
  await expect(profile.way('Apple')).toContainText('Connected');
  await desk.ageSessions(person.email, 10);
  await profile.setPassword('second-lantern');
  const popup = await openWindow(page, 'Confirm with Apple');
  const closed = popup.waitForEvent('close');
  await signInAt(popup, { email: `apple.${person.email}`, name: '' });
  await closed;
  await says(profile.confirmation.getByRole('alert'), 'identity/user-mismatch');
  await page.keyboard.press('Escape');

  await desk.meet({ match: '/v1/accounts:update', message: 'TOKEN_EXPIRED' });
  await profile.setPassword('second-lantern');
  await expect(page).toHaveURL(/\/login\/?\?redirectUrl=%2Fsettings%2Fprofile&errorCode=440$/);
  const lost = page.getByRole('status').filter({ hasText: 'You were logged out' });
  await says(lost, 'identity/user-token-expired', 'Log in again');
});
