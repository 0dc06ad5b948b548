import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ProfilePage } from './pages/profile.page.ts';
import { SignUpPage } from './pages/sign-up.page.ts';

test('[ORG-7] what is stored of a person is ordered in the profile, made and downloaded', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const profile = new ProfilePage(page);
  await profile.open('#export');
  const section = profile.section('Export my data');
  await expect(section.getByText('You have no file to download right now.')).toBeVisible();
  await section.getByRole('button', { name: 'Make a file of my data' }).press('Enter');
  // Only what the service answered can be found again.
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
});
