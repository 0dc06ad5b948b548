import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type IdentityCode, identityCodes } from '#domain/identity/sign-in/identity-failure.ts';
import type { ClientFailure } from '#ui/messages/client-failure.ts';
import { failures, wordFailure } from '#ui/messages/en/failures/failures.ts';
import { expect, forgive, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { SecondStepPage } from '../pages/second-step.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { closeUnused, openWindow, signInAgainThrough, signInAt, signInThrough } from '../provider-window.ts';

// Runs in one worker and in order, because the last test checks what the others recorded.
test.describe.configure({ mode: 'default' });

type Kind = ClientFailure['kind'];

/** The text shown for each code, to compare with `docs/error-codes.md`. */
const seen: { readonly kind: Kind; readonly cause: string; readonly said: string }[] = [];

const raw = /auth\/|identity\/|service\/|[A-Z]{3,}_[A-Z]|FirebaseError/;

/** Expects an error message without technical text: `words` if given, otherwise the text of the table. */
async function says(where: Locator, kind: Kind, cause: string, words?: string): Promise<void> {
  const { says: happened, next } = failures[kind];
  await expect(where).toContainText(words ?? `${happened} ${next}`);
  const said = (await where.innerText()).replaceAll(/\s+/g, ' ').trim();
  expect(said).not.toMatch(raw);
  seen.push({ kind, cause, said });
}

const alert = (page: Page): Locator => page.getByRole('alert');
/** The field with its label and messages. */
const beside = (field: Locator): Locator => field.locator('xpath=ancestor::*[@class="field"]');

/** The expected code for each message of the identity service. */
type Told = Readonly<Record<string, IdentityCode | 'unknown'>>;

test.afterEach(({ consoleErrors }) => forgive(consoleErrors, /status of (4\d\d|500|503)|net::ERR_/));

test('[AUT-11] at the login: the password', async ({ page, person, desk }) => {
  const told: Told = {
    INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
    PASSWORD_LOGIN_DISABLED: 'operation-not-allowed',
    INVALID_PASSWORD: 'wrong-password',
    USER_DISABLED: 'user-disabled',
    EMAIL_NOT_FOUND: 'user-not-found',
    'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.': 'too-many-requests',
    RECAPTCHA_NOT_ENABLED: 'recaptcha-not-enabled',
    'API key not valid. Please pass a valid API key.': 'unauthorized-domain',
    MISSING_RECAPTCHA_VERSION: 'missing-recaptcha-token',
    INVALID_TENANT_ID: 'tenant-id-mismatch',
    INVALID_RECAPTCHA_TOKEN: 'invalid-recaptcha-token',
    'BRAND_NEW : What is this?': 'unknown',
  };
  const login = new LoginPage(page);
  await login.open();
  for (const [message, code] of Object.entries(told)) {
    await desk.meet({ match: 'accounts:signInWithPassword', message });
    await login.logIn(person.email, person.password);
    await says(alert(page), `identity/${code}`, `${message} at signInWithPassword`);
    await expect(alert(page)).toBeFocused();
  }
  for (const [message, code, field] of [
    ['INVALID_EMAIL', 'invalid-email', login.email],
    ['MISSING_PASSWORD', 'missing-password', login.password],
  ] as const) {
    await desk.meet({ match: 'accounts:signInWithPassword', message });
    await login.logIn(person.email, person.password);
    await says(beside(field), `identity/${code}`, `${message} at signInWithPassword`);
    await expect(field).toBeFocused();
  }
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
  await login.logIn(person.email, person.password);
  await says(alert(page), 'identity/network-request-failed', 'no connection at signInWithPassword');
  await expect(login.password).toHaveValue(person.password);
});

test('[AUT-11] at the login: a mail is requested', async ({ page, person, desk }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(person.email);
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  await desk.meet({ match: 'accounts:sendOobCode', message: 'RESET_PASSWORD_EXCEED_LIMIT' });
  await forgot.click();
  await says(alert(page), 'identity/too-many-requests', 'RESET_PASSWORD_EXCEED_LIMIT at sendOobCode');
  await desk.meet({ match: 'accounts:sendOobCode', message: 'UNAUTHORIZED_DOMAIN : Not on the list.' });
  await forgot.click();
  await says(alert(page), 'identity/unauthorized-domain', 'UNAUTHORIZED_DOMAIN at sendOobCode');

  const sendLink = '**/v1/app/auth/send-link';
  const answers: readonly (readonly [number, Kind])[] = [
    [403, 'service/refused'],
    [500, 'service/failed'],
    [503, 'service/busy'],
  ];
  for (const [status, kind] of answers) {
    await page.route(sendLink, (route) => route.fulfill({ status, headers: { 'retry-after': '0' } }));
    await login.askForLink(person.email);
    await says(alert(page), kind, `${status} at send-link`, failures[kind].says);
    await page.unroute(sendLink);
  }
  await page.route(sendLink, (route) => route.abort());
  await login.askForLink(person.email);
  await says(alert(page), 'service/unreachable', 'no connection at send-link');
  await page.unroute(sendLink);
});

test('[SEC-3] [AUT-11] the sixth mail within 15 minutes is not sent, and the page shows when it can be', async ({
  page,
  person,
  request,
}) => {
  const data = { email: person.email };
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await request.post('/v1/app/auth/send-link', { data })).ok()).toBe(true);
  }
  const login = new LoginPage(page);
  await login.open();
  await login.askForLink(person.email);
  await expect(alert(page)).toContainText(/Try again in 1[45] minutes, or log in with your password/);
  await says(alert(page), 'sign-in-mail/limited', '6 × send-link', failures['sign-in-mail/limited'].says);
});

test('[AUT-11] [AUT-10] at a mailed link', async ({ page, person, desk }) => {
  const link = '/login?mode=signIn&oobCode=x&apiKey=local';
  await page.goto('/lessons');
  await page.evaluate((email) => localStorage.setItem('emailForSignIn', JSON.stringify(email)), person.email);
  const told: Told = {
    EXPIRED_OOB_CODE: 'expired-action-code',
    INVALID_OOB_CODE: 'invalid-action-code',
    USER_DISABLED: 'user-disabled',
  };
  for (const [message, code] of Object.entries(told)) {
    await desk.meet({ match: 'accounts:signInWithEmailLink', message });
    await page.goto(link);
    await says(alert(page), `identity/${code}`, `${message} at signInWithEmailLink`);
  }
  await page.goto(`${link}&tenantId=another`);
  await says(alert(page), 'identity/tenant-id-mismatch', 'a link with another tenantId');
  await page.goto('/login?mode=signIn&apiKey=local');
  await says(
    alert(page),
    'sign-in-link/invalid',
    'a link without its one-time code',
    wordFailure({ kind: 'sign-in-link/invalid', lacks: 'code' }).says,
  );
  await page.evaluate(() => localStorage.removeItem('emailForSignIn'));
  await page.goto(link);
  await says(
    page.getByRole('main'),
    'sign-in-link/email-needed',
    'a link opened elsewhere',
    'Please provide your email for confirmation',
  );
  await desk.meet({ match: 'accounts:signInWithEmailLink', message: 'INVALID_EMAIL' });
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await says(alert(page), 'sign-in-link/other-address', 'INVALID_EMAIL at signInWithEmailLink');
});

test('[AUT-11] [SEC-3] at a mailed code', async ({ page, person, desk, mailbox, request }) => {
  const localId = await desk.register(person);
  const login = new LoginPage(page);
  const sent = new MailSentPage(page);
  await login.open();
  await login.askForLink(person.email);
  const code = (await mailbox.code(person.email)).replace(' ', '');
  const wrong = code === '123456' ? '654321' : '123456';
  await sent.type(wrong);
  await says(beside(sent.code), 'sign-in-code/wrong', 'a wrong code', failures['sign-in-code/wrong'].says);
  await desk.changeAccount(localId, { disableUser: true });
  await sent.type(code);
  await says(alert(page), 'sign-in-code/disabled', 'the right code of an account that is switched off');
  for (let tries = 3; tries > 0; tries -= 1) {
    await request.post('/v1/app/auth/verify-code', { data: { email: person.email, code: wrong } });
  }
  await sent.type(code);
  await says(alert(page), 'sign-in-code/spent', 'the right code, after five tries');
});

test('[AUT-11] at the sign-up', async ({ page, person, desk }) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.type(person);
  await desk.meet({ match: 'accounts:signUp', message: 'ADMIN_ONLY_OPERATION' });
  await signUp.submit();
  await says(alert(page), 'identity/admin-restricted-operation', 'ADMIN_ONLY_OPERATION at signUp');
  await desk.meet({ match: 'accounts:signUp', message: 'OPERATION_NOT_ALLOWED' });
  await signUp.submit();
  await says(alert(page), 'identity/operation-not-allowed', 'OPERATION_NOT_ALLOWED at signUp');
  await desk.meet({ match: 'accounts:signUp', message: 'WEAK_PASSWORD : At least 9 characters' });
  await signUp.submit();
  const password = page.getByLabel('Password', { exact: true });
  await says(beside(password), 'identity/password-does-not-meet-requirements', 'WEAK_PASSWORD at signUp');
  await expect(password).toHaveValue(person.password);
});

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
    await says(alert(page), `identity/${code}`, `${message} at signInWithIdp`, words);
  }

  const popup = await openWindow(page, 'Continue with Google');
  await expect(popup.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await closeUnused(popup, page);
  const status = page.getByRole('status').filter({ hasText: 'window' });
  await says(
    status,
    'identity/popup-closed-by-user',
    'the window was closed',
    failures['identity/popup-closed-by-user'].says.slice(0, 30),
  );

  await page.evaluate(() => Object.assign(window, { reallyOpen: window.open, open: () => null }));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await says(
    status,
    'identity/popup-blocked',
    'the browser opened no window',
    failures['identity/popup-blocked'].says,
  );
  await page.evaluate(() =>
    Object.assign(window, { open: (window as unknown as { reallyOpen: typeof window.open }).reallyOpen }),
  );

  await signInThrough(page, 'Google', { ...account, unverified: true });
  await says(
    page.getByRole('status').filter({ hasText: person.email }),
    'identity/account-exists-with-different-credential',
    'a Google account with an unverified address that has a password here',
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
  await says(alert(page), 'identity/web-storage-unsupported', 'no storage in the provider’s frame');
  if (!popup.isClosed()) await popup.close();
});

test('[AUT-11] [AUT-18] at the second step', async ({ page, person, desk }) => {
  await desk.register(person, true);
  const login = new LoginPage(page);
  await login.open('?redirectUrl=%2Fsettings%2Fprofile');
  await login.logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/settings\/profile$/);
  const profile = new ProfilePage(page);
  const setUp = page.getByRole('button', { name: 'Set up an authenticator app' });
  const toldAtStart: Told = {
    'UNVERIFIED_EMAIL : Verify it first.': 'unverified-email',
    SECOND_FACTOR_LIMIT_EXCEEDED: 'maximum-second-factor-count-exceeded',
    'UNSUPPORTED_FIRST_FACTOR : Not after this one.': 'unsupported-first-factor',
  };
  for (const [message, code] of Object.entries(toldAtStart)) {
    await desk.meet({ match: 'mfaEnrollment:start', message });
    await setUp.click();
    await says(alert(page), `identity/${code}`, `${message} at mfaEnrollment:start`);
  }
  await setUp.click();
  const appCode = page.getByLabel('Code from the app', { exact: true });
  const finish = page.getByRole('button', { name: 'Turn on two-step login' });
  const toldAtEnd: Told = {
    SECOND_FACTOR_EXISTS: 'second-factor-already-in-use',
    SESSION_EXPIRED: 'code-expired',
  };
  for (const [message, code] of Object.entries(toldAtEnd)) {
    await desk.meet({ match: 'mfaEnrollment:finalize', message });
    await appCode.fill('123456');
    await finish.click();
    await says(alert(page), `identity/${code}`, `${message} at mfaEnrollment:finalize`);
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  const { app } = await profile.setUpAuthenticator();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await login.open();
  await login.logIn(person.email, person.password);
  const secondStep = new SecondStepPage(page);
  await secondStep.shown();
  await says(
    page.getByRole('main'),
    'identity/multi-factor-auth-required',
    'an account with an authenticator app logs in',
    'Second step',
  );
  const toldAtSignIn: Told = {
    INVALID_SESSION_INFO: 'invalid-verification-id',
    MFA_ENROLLMENT_NOT_FOUND: 'multi-factor-info-not-found',
    SESSION_EXPIRED: 'code-expired',
  };
  for (const [message, code] of Object.entries(toldAtSignIn)) {
    await desk.meet({ match: 'mfaSignIn:finalize', message });
    await secondStep.type('123456');
    await says(alert(page), `identity/${code}`, `${message} at mfaSignIn:finalize`);
  }
  await secondStep.type(app.wrongCode());
  await says(beside(secondStep.code), 'identity/invalid-verification-code', 'a wrong code of the app');
  await secondStep.recover(person.email, 'AAAAA-AAAAA');
  const recoveryCode = page.getByLabel('Recovery code', { exact: true });
  await says(beside(recoveryCode), 'recovery-code/wrong', 'a wrong recovery code');
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
  await says(
    alert(page),
    'identity/credential-already-in-use',
    'a Google account of somebody else is connected',
  );
  await signInThrough(page, 'Google', account, 'Connect Google');
  await expect(profile.way('Google')).toContainText('Connected');
  await desk.disconnect(person, 'google.com');
  await profile.remove('Google');

  const told: Told = {
    EMAIL_EXISTS: 'email-already-in-use',
    EMAIL_CHANGE_NEEDS_VERIFICATION: 'email-change-needs-verification',
    INVALID_ID_TOKEN: 'invalid-user-token',
  };
  for (const [message, code] of Object.entries(told)) {
    await desk.meet({ match: '/v1/accounts:update', message });
    await profile.setPassword('second-lantern');
    await says(alert(page), `identity/${code}`, `${message} at accounts:update`);
  }

  await desk.ageSessions(person.email, 10);
  await profile.setPassword('second-lantern');
  await says(
    profile.confirmation,
    'identity/requires-recent-login',
    'a password is changed 10 minutes after the sign-in',
    'Confirm that it is you',
  );
  await profile.confirmByPassword('not-this-one');
  const password = profile.confirmation.getByLabel('Your password', { exact: true });
  await says(beside(password), 'confirmation/wrong-password', 'a wrong password in the dialog');
  await page.keyboard.press('Escape');
  await says(alert(page), 'confirmation/canceled', 'the dialog is closed');

  await signInThrough(page, 'Apple', account, 'Connect Apple');
  await expect(profile.way('Apple')).toContainText('Connected');
  await desk.ageSessions(person.email, 10);
  await profile.setPassword('second-lantern');
  const popup = await openWindow(page, 'Confirm with Apple');
  const closed = popup.waitForEvent('close');
  await signInAt(popup, { email: `apple.${person.email}`, name: '' });
  await closed;
  await says(
    profile.confirmation.getByRole('alert'),
    'identity/user-mismatch',
    'another Apple account confirms',
  );
  await page.keyboard.press('Escape');

  await desk.meet({ match: '/v1/accounts:update', message: 'TOKEN_EXPIRED' });
  await profile.setPassword('second-lantern');
  await expect(page).toHaveURL(/\/login\/?\?redirectUrl=%2Fsettings%2Fprofile&errorCode=440$/);
  const lost = page.getByRole('status').filter({ hasText: 'You were logged out' });
  await says(lost, 'identity/user-token-expired', 'TOKEN_EXPIRED at accounts:update', 'Log in again');
});

/** Codes that no page shows, and why. */
const unsaid: Readonly<Partial<Record<IdentityCode, string>>> = {
  'no-such-provider': 'what was removed elsewhere meanwhile is removed, and that is what is said',
  'cancelled-popup-request':
    'a second window took the first one’s place: what comes of the second one is said',
  'provider-already-linked':
    'the button to connect is gone where it is connected, and the provider takes a repeat',
};

test('[AUT-11] every code of the specification occurred; the texts of the pages are written down', async () => {
  const met = new Set([
    ...seen.map(({ kind }) => kind),
    ...Object.keys(unsaid).map((code) => `identity/${code}`),
  ]);
  expect([...met]).toEqual(expect.arrayContaining(identityCodes.map((code) => `identity/${code}`)));
  const rows = [
    ...seen.map(({ kind, cause, said }) => `| \`${kind}\` | ${cause} | ${said} |`),
    ...Object.entries(unsaid).map(([code, why]) => `| \`identity/${code}\` | | (nothing: ${why}) |`),
  ];
  const head = ['| Code | How it was caused | What the page said |', '| --- | --- | --- |'];
  const path = join(test.info().project.outputDir, 'error-codes.md');
  await writeFile(path, [...head, ...rows.toSorted(), ''].join('\n'));
  await test.info().attach('error-codes.md', { path });
});
