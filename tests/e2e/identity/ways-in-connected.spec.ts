import { expect, ignoreErrors, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MailSentPage } from '../pages/mail-sent.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { signInThrough } from '../provider-window.ts';

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, /status of 4(00|03|10|22)/));

test('[AUT-12] an address with an account: its owner logs in by a mailed link, in another tab of this browser, and both methods work (regression)', async ({
  page,
  person,
  desk,
  mailbox,
}) => {
  await desk.register(person, true);
  await new LoginPage(page).open();
  await signInThrough(page, 'Google', {
    email: person.email,
    name: 'Ada Quay',
    unverified: true,
  });
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await new MailSentPage(page).shown();
  const tab = await page.context().newPage();
  await tab.goto(await mailbox.signInLink(person.email));
  await expect(tab).toHaveURL(/\/lessons$/);
  const profile = new ProfilePage(tab);
  await expect(profile.messages).toContainText('Google is connected.');
  expect(await tab.evaluate(() => localStorage.getItem('blockyard-pending-connection'))).toBeNull();
  await profile.open();
  await expect(profile.way('Google')).toContainText('Connected');
});
