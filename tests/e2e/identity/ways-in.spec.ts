import { expect, ignoreErrors, test } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { closeUnused, openWindow, signInAt } from '../provider-window.ts';

const lessons = /\/lessons$/;
const askedElsewhere = 'Please provide your email for confirmation';

/** Chromium logs the error responses that these tests expect. */
test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(00|03|10|22)/));

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
});

test.describe('Google and Apple', () => {
  const ada = (email: string) => ({ email, name: 'Ada Quay' });

  test('[AUT-14] a closed popup is reported, and the sign-in without a popup works', async ({
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

  test('[AUT-14] a second popup replaces the first, whose end is not an error', async ({ page, person }) => {
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

  test('[AUT-4] [AUT-14] with blocked popups, the whole page goes to the provider and back, and the profile exists', async ({
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
});
