import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { ProfilePage } from '../pages/profile.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test("[ORG-7] a user's data is requested in the profile, made and downloaded; its mail links there and needs the user's own login", async ({
  page,
  elsewhere,
  person,
  mailbox,
}) => {
  // Signs up with the mailed link, which verifies the address: unverified addresses get no mail.
  const signUp = new SignUpPage(page);
  await signUp.open();
  const { firstName, lastName, schoolOrDistrict, email } = person;
  await signUp.type({ firstName, lastName, schoolOrDistrict, email });
  await signUp.submit();
  await expect(page).toHaveURL(/\/signup\/complete$/);
  await page.goto(await mailbox.signInLink(email));
  await expect(page).toHaveURL(/\/lessons$/);
  const profile = new ProfilePage(page);
  await profile.open('#export');
  const section = profile.section('Export my data');
  await expect(section.getByText('You have no file to download right now.')).toBeVisible();
  await section.getByRole('button', { name: 'Make a file of my data' }).press('Enter');
  // After a reload, the page finds the job again only if the service had replied.
  await expect(section.getByText(/Your file is (being made|ready)/)).toBeVisible();
  await page.reload();
  await expect(section.getByText('Your file is ready. Download it below.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);

  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: /^Download the file made / }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  await expect(profile.messages.getByText('my-data.zip is in your downloads.')).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  const accounts = files['csv/accounts.csv'];
  expect(accounts && strFromU8(accounts)).toContain(person.firstName);
  expect(accounts && strFromU8(accounts)).toContain(person.email);
  expect(Object.keys(files)).toContain('README.txt');

  const { links } = await mailbox.newest(email, 2);
  const [toExport = ''] = links;
  expect(new URL(toExport).hash).toBe('#export');
  await elsewhere.goto(toExport);
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.goto('/lessons');
  await page.goto(toExport);
  await expect(section.getByRole('button', { name: /^Download the file made / })).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Export my data' })).toBeInViewport();
});
