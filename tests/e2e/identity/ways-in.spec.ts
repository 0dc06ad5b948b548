import type { Page } from '@playwright/test';
import { expect, forgive, test } from '../fixtures.ts';
import type { IdentityDesk } from '../identity-desk.ts';
import type { Mailbox } from '../mailbox.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { closeUnused, openWindow, signInAt, signInThrough } from '../provider-window.ts';

const lessons = /\/lessons$/;
const askedElsewhere = 'Please provide your email for confirmation';

/** Requests a mail with a link and a code at the login. Returns the page that asks for the code. */
async function askForMail(tab: Page, email: string): Promise<MailSentPage> {
  const login = new LoginPage(tab);
  await login.open();
  await login.askForLink(email);
  const sent = new MailSentPage(tab);
  await sent.shown();
  return sent;
}

/** Chromium logs the error responses that these tests expect. */
test.afterEach(({ consoleErrors }) => forgive(consoleErrors, /status of 4(00|03|10|22)/));

test.describe('a link by email', () => {
  test('[AUT-2] if a scanner opened it first, in any way, the link still signs in', async ({
    page,
    elsewhere,
    person,
    desk,
    mailbox,
    request,
  }) => {
    await desk.register(person, true);
    const login = new LoginPage(page);
    await login.open();
    await login.askForLink(person.email);
    await new MailSentPage(page).shown();
    const link = await mailbox.signInLink(person.email);

    expect((await request.get(link)).status()).toBe(200);
    await elsewhere.goto(link);
    await expect(elsewhere.getByText(askedElsewhere)).toBeVisible();
    await elsewhere.goto('/lessons');

    await page.goto(link);
    await expect(page).toHaveURL(lessons);
    await expect(new Header(page).greeting(person.firstName)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('emailForSignIn'))).toBeNull();
  });

  test('[AUT-2] [AUT-10] on another device the address is asked for; a wrong one does not use the link up', async ({
    page,
    elsewhere,
    person,
    desk,
    mailbox,
  }) => {
    await desk.register(person, true);
    const login = new LoginPage(page);
    await login.open();
    await login.askForLink(person.email);
    await elsewhere.goto(await mailbox.signInLink(person.email));
    await expect(elsewhere.getByText(askedElsewhere)).toBeVisible();
    const email = elsewhere.getByLabel('Email', { exact: true });
    const goOn = elsewhere.getByRole('button', { name: 'Continue', exact: true });
    await email.fill(`not.${person.email}`);
    await goOn.click();
    await expect(elsewhere.getByRole('alert')).toContainText('This link was sent to another address.');
    await email.fill(person.email);
    await goOn.click();
    await expect(elsewhere).toHaveURL(lessons);
  });

  test('[AUT-2] [NAV-4] with another user logged in it does not replace them, and works once they left', async ({
    page,
    person,
    desk,
    mailbox,
    request,
  }) => {
    const other = { ...person, firstName: 'Grace', email: `grace.${person.email}` };
    await desk.register(person, true);
    await desk.register(other, true);
    expect((await request.post('/v1/app/auth/send-link', { data: { email: other.email } })).ok()).toBe(true);
    const login = new LoginPage(page);
    await login.open();
    await login.logIn(person.email, person.password);
    await expect(page).toHaveURL(lessons);
    await page.goto(await mailbox.signInLink(other.email));
    await expect(page.getByRole('heading', { name: 'You are already logged in' })).toBeFocused();
    await expect(page.getByText(`As ${person.email}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Log out and use the link' }).click();
    await page.getByLabel('Email', { exact: true }).fill(other.email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(lessons);
    await expect(new Header(page).greeting('Grace')).toBeVisible();
  });

  /** Makes a mailed link unusable, from another device or at the identity service. Returns the link to open. */
  type Spoil = (
    link: string,
    by: {
      readonly other: Page;
      readonly email: string;
      readonly desk: IdentityDesk;
      readonly mailbox: Mailbox;
    },
  ) => Promise<string>;
  const spoiled: readonly (readonly [string, string, Spoil])[] = [
    [
      'of a mail whose code was used',
      'This link was already used, is too old, or was replaced by a newer email.',
      async (link, { other, email, mailbox }) => {
        const login = new LoginPage(other);
        await login.open();
        // A new mail would invalidate this one, so the test opens the page that asks for this mail's code.
        await other.evaluate((state) => history.replaceState({ ...history.state, usr: state }, ''), {
          mailSentTo: email,
        });
        await other.reload();
        await new MailSentPage(other).type(await mailbox.code(email));
        await expect(other).toHaveURL(lessons);
        return link;
      },
    ],
    [
      'used',
      'This link was already used, or a newer email replaced it.',
      async (link, { other, email }) => {
        await other.goto(link);
        await other.getByLabel('Email', { exact: true }).fill(email);
        await other.getByRole('button', { name: 'Continue', exact: true }).click();
        await expect(other).toHaveURL(lessons);
        return link;
      },
    ],
    [
      'expired',
      'This link is too old.',
      async (link, { email, desk }) => {
        await desk.expireLinks(email);
        return link;
      },
    ],
    [
      'without its code',
      'The one-time code is missing from this link.',
      async (link) => link.replace(/&?oobCode=[^&]*/, ''),
    ],
    [
      'without its key',
      'The key of the login service is missing from this link.',
      async (link) => link.replace(/&?apiKey=[^&]*/, ''),
    ],
    [
      'of an unknown mode',
      'This link does not say what it is for.',
      async (link) => link.replace('mode=signIn', 'mode=another'),
    ],
    [
      'of another tenant',
      'This login belongs to another organization.',
      async (link) => `${link}&tenantId=another`,
    ],
  ];

  for (const [how, says, spoil] of spoiled) {
    test(`[AUT-10] [AUT-11] one that is ${how} says so, and the new one that it offers works`, async ({
      page,
      elsewhere,
      person,
      desk,
      mailbox,
    }) => {
      await desk.register(person, true);
      const login = new LoginPage(page);
      await login.open();
      await login.askForLink(person.email);
      await new MailSentPage(page).shown();
      const link = await mailbox.signInLink(person.email);
      await page.goto(await spoil(link, { other: elsewhere, email: person.email, desk, mailbox }));
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(says);
      await login.askForLink(person.email);
      await expect(page.getByRole('status').filter({ hasText: person.email })).toBeVisible();
      await page.goto(await mailbox.signInLink(person.email, 2));
      await expect(page).toHaveURL(lessons);
    });
  }
});

test('[AUT-10] of two mails only the newer one works, and its link ends its code (regression)', async ({
  page,
  elsewhere,
  person,
  desk,
  mailbox,
}) => {
  await desk.register(person, true);
  await askForMail(page, person.email);
  const older = await mailbox.signInLink(person.email);
  await askForMail(elsewhere, person.email);
  const newer = await mailbox.signInLink(person.email, 2);
  await page.goto(older);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('replaced by a newer email');
  await page.goto(newer);
  await expect(page).toHaveURL(lessons);
  await new MailSentPage(elsewhere).type(await mailbox.code(person.email, 2));
  await expect(elsewhere.getByRole('alert')).toContainText('This code was already used');
});

test.describe('the mailed code', () => {
  test('[AUT-2] signs in, also with a space in it, on the page that requested the mail', async ({
    page,
    person,
    desk,
    mailbox,
  }) => {
    await desk.register(person, true);
    const login = new LoginPage(page);
    await login.open('?redirectUrl=%2Fsettings%2Fprofile');
    await login.askForLink(person.email);
    const code = (await mailbox.code(person.email)).replace(' ', '');
    // A new mail can be requested after a minute, which passes below.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await new MailSentPage(page).type(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page).toHaveURL(/\/settings\/profile$/);
    await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  });

  test('[ONB-2] signs in on /signup/complete', async ({ page, person, mailbox }) => {
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.type({ firstName: person.firstName, lastName: person.lastName, email: person.email });
    await signUp.submit();
    await expect(page).toHaveURL(/\/signup\/complete$/);
    await new MailSentPage(page).type(await mailbox.code(person.email));
    await expect(page).toHaveURL(/\/complete-onboarding/);
  });

  test('[SEC-3] five wrong ones end it, the right one too; another mail, a minute later, has one that works', async ({
    page,
    person,
    desk,
    mailbox,
  }) => {
    await page.clock.install();
    await desk.register(person, true);
    const login = new LoginPage(page);
    const sent = new MailSentPage(page);
    await login.open();
    await login.askForLink(person.email);
    const code = (await mailbox.code(person.email)).replace(' ', '');
    // A new mail can be requested after a minute, which passes below.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const wrong = code === '123456' ? '654321' : '123456';
    for (const left of [/4 tries left/, /3 tries left/, /2 tries left/, /one try left/, /the last try/]) {
      await sent.type(wrong);
      await expect(sent.code).toHaveAccessibleDescription(left);
      await expect(sent.code).toBeFocused();
    }
    await sent.type(code);
    await expect(page.getByRole('alert')).toContainText(
      'This code was already used, is too old, or had too many',
    );

    await expect(sent.resend).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor('01:01');
    await page.clock.resume();
    await sent.resend.click();
    await expect(page.getByText('Another email is on its way.')).toBeVisible();
    await sent.type(await mailbox.code(person.email, 2));
    await expect(page).toHaveURL(lessons);
  });

  test('[SEC-3] is valid for ten minutes, once, and only until a newer one is sent', async ({
    page,
    elsewhere,
    person,
    clock,
    desk,
    mailbox,
  }) => {
    await desk.register(person, true);
    const here = await askForMail(page, person.email);
    const tooOld = await mailbox.code(person.email);
    await clock.moveSeconds(601);
    await here.type(tooOld);
    await expect(page.getByRole('alert')).toContainText('is too old');

    await page.getByRole('button', { name: 'Use another address' }).click();
    await new LoginPage(page).askForLink(person.email);
    const replaced = await mailbox.code(person.email, 2);
    const asked = Date.now();
    const there = await askForMail(elsewhere, person.email);
    const newest = await mailbox.code(person.email, 3);
    await here.type(replaced);
    await expect(here.code).toHaveAccessibleDescription(/4 tries left/);
    // The code is at most 570 s old, no matter how long the steps since the mail took.
    await clock.moveSeconds(601 + 570 - (Date.now() - asked) / 1000);
    await here.type(newest);
    await expect(page).toHaveURL(lessons);
    await there.type(newest);
    await expect(elsewhere.getByRole('alert')).toContainText('was already used');
  });
});

test.describe('Google and Apple', () => {
  const ada = (email: string) => ({ email, name: 'Ada Quay' });

  test('[AUT-14] a closed popup is reported, and the way without a popup signs in', async ({
    page,
    person,
  }) => {
    await page.clock.install();
    await new LoginPage(page).open();
    const popup = await openWindow(page, 'Continue with Google');
    await expect(popup.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
    await closeUnused(popup, page);
    await expect(page.getByRole('status').filter({ hasText: 'The login window was closed' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByRole('button', { name: 'Continue without a window' }).click();
    await signInAt(page, ada(person.email));
    await expect(page).toHaveURL(/\/complete-onboarding/);
  });

  test('[AUT-14] a second popup replaces the first, whose end is no error', async ({ page, person }) => {
    await new LoginPage(page).open();
    const first = await openWindow(page, 'Continue with Google');
    const second = await openWindow(page, 'Continue with Apple');
    const closed = second.waitForEvent('close');
    await signInAt(second, ada(person.email));
    await closed;
    await expect(page).toHaveURL(/\/complete-onboarding/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await first.close();
  });

  test('[AUT-4] [AUT-14] blocked: without a popup, the whole way, profile ensured; then back to the same page', async ({
    page,
    person,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await new LoginPage(page).open('?redirectUrl=%2Fsettings%2Fprofile');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Your browser blocked the login window.')).toBeVisible();
    await expect(page.getByText('allow pop-ups for localhost')).toBeVisible();
    const ensured = page.waitForResponse((reply) => reply.url().endsWith('/users/me/ensure-profile'));
    await page.getByRole('button', { name: 'Continue without a window' }).click();
    await signInAt(page, ada(person.email));
    expect((await ensured).ok()).toBe(true);
    await expect(page).toHaveURL(/\/complete-onboarding\?redirectUrl=%2Fsettings%2Fprofile$/);
    await page.getByLabel('School or district', { exact: true }).fill(person.schoolOrDistrict);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL(/\/settings\/profile$/);
    await expect(new ProfilePage(page).firstName).toHaveValue('Ada');
  });

  test('[ONB-3] [AUT-4] Apple without a name, by a private relay: the name is asked for, the relay is explained', async ({
    page,
    person,
  }) => {
    await new SignUpPage(page).open();
    await signInThrough(page, 'Apple', { email: '', name: '', noName: true, hidden: true });
    await expect(page).toHaveURL(/\/signup\/social-complete$/);
    await expect(page.getByText('Apple hides your own address')).toBeVisible();
    await expect(page.getByText('@privaterelay.appleid.com')).toBeVisible();
    await page.getByLabel('First name', { exact: true }).fill(person.firstName);
    await page.getByLabel('Last name', { exact: true }).fill(person.lastName);
    await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL(lessons);
    await expect(new Header(page).greeting(person.firstName)).toBeVisible();
  });

  test('[AUT-12] an address with an account: its owner logs in the other way, and both methods work from then on', async ({
    page,
    person,
    desk,
  }) => {
    await desk.register(person, true);
    const login = new LoginPage(page);
    await new SignUpPage(page).open();
    await signInThrough(page, 'Google', { ...ada(person.email), unverified: true });
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('status').filter({ hasText: person.email })).toContainText(
      'already has an account here. Log in to that account in this browser within 10 minutes to connect Google.',
    );
    await expect(login.email).toHaveValue(person.email);
    await login.password.fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(lessons);
    const profile = new ProfilePage(page);
    await expect(profile.messages).toContainText('Google is connected.');
    await profile.open();
    await expect(profile.way('Google')).toContainText('Connected');
  });

  test('[AUT-4] if the profile cannot be ensured, the user is signed out, and code 440 says so', async ({
    page,
    person,
    consoleErrors,
  }) => {
    await page.route('**/users/me/ensure-profile', (route) => route.fulfill({ status: 500 }));
    await new LoginPage(page).open();
    await signInThrough(page, 'Google', ada(person.email));
    await expect(page).toHaveURL(/\/login\/?\?redirectUrl=%2F&errorCode=440$/);
    await expect(page.getByRole('status').filter({ hasText: 'You were logged out' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('system-user'))).toBeNull();
    await page.goto('/settings/profile');
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fsettings%2Fprofile$/);
    forgive(consoleErrors, /status of 500/);
  });
});
