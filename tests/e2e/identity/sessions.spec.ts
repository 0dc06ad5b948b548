import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, type Person, test } from '../fixtures.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';

const logIn = async (page: Page, { email, password }: Person): Promise<void> => {
  const login = new LoginPage(page);
  await login.open('?redirectUrl=%2Fsettings%2Fprofile');
  await login.logIn(email, password);
  await expect(page).toHaveURL(/\/settings\/profile$/);
};

/** Waits for the next second. Logins within one second count as one session, including the login that registered the user. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
}

test('[ORG-7] one session is logged out in the profile: its tab goes to the login page, this one continues', async ({
  page,
  elsewhere,
  person,
  desk,
  consoleErrors,
}) => {
  await desk.register(person);
  await nextSecond();
  await logIn(elsewhere, person);
  await nextSecond();
  await logIn(page, person);
  const profile = new ProfilePage(page);
  await profile.open('#sessions');
  const section = profile.section('Where you are logged in');
  const rows = section.getByRole('listitem').filter({ hasText: 'Chrome on Linux' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This browser');
  await expect(rows.first()).toContainText(/Chrome on Linux.*On this network/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);

  await section.getByRole('button', { name: /^Log out of Chrome/ }).press('Enter');
  const sure = page.getByRole('dialog');
  // The dialog takes the focus shortly after it opens.
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await sure.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(profile.messages).toContainText('Chrome on Linux is logged out.');
  await expect(rows).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?.*errorCode=440/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\/settings\/profile/);
  ignoreErrors(consoleErrors, /status of 401/);
});

test('[ORG-7] confirming a password keeps one session of a browser in the list, and a logout none', async ({
  page,
  elsewhere,
  person,
  desk,
  consoleErrors,
}) => {
  await desk.register(person, true);
  await nextSecond();
  await logIn(elsewhere, person);
  const list = new ProfilePage(elsewhere).section('Where you are logged in');
  const rows = list.getByRole('listitem').filter({ hasText: 'Chrome on Linux' });
  const expectListed = async (count: number): Promise<void> => {
    await elsewhere.reload();
    await expect(rows).toHaveCount(count);
  };
  await nextSecond();
  await logIn(page, person);
  await expectListed(2);

  const profile = new ProfilePage(page);
  let asked = false;
  await page.route('**/v1/app/users/profile', (route) => {
    if (asked || route.request().method() !== 'PUT') return route.fallback();
    asked = true;
    const problem = { title: 'This needs a recent login', status: 403, requestId: 'r-1' };
    const json = { ...problem, type: '/problems/account/recent-sign-in-required' };
    return route.fulfill({ status: 403, json });
  });
  await profile.changeEmail(`new.${person.email}`);
  await nextSecond();
  await profile.confirmByPassword(person.password);
  await expect(page.getByRole('status').filter({ hasText: 'One step left' })).toBeVisible();
  await expectListed(2);

  const left = page.waitForResponse((response) => response.url().endsWith('/sessions/current'));
  await new Header(page).logOut();
  expect((await left).ok()).toBe(true);
  await expectListed(1);
  ignoreErrors(consoleErrors, /status of 403/);
});
