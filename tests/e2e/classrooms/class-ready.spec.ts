import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

/** From "New class" to the file on paper. */
const maxClicks = 8;

test('[ROS-2] [ROS-3] from "New class" to the printed login cards it is at most 8 clicks, with a poster and a first lesson', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/classrooms');
  let clicks = 0;
  const click = async (what: Locator): Promise<void> => {
    clicks += 1;
    await what.click();
  };
  await click(page.getByRole('link', { name: 'New class' }));
  await click(page.getByLabel('Name', { exact: true }));
  await page.keyboard.insertText('4B');
  await page.getByLabel(/^Grade band/).selectOption('3-5');
  clicks += 1;
  await click(page.getByRole('button', { name: 'Create the class' }));
  await click(page.getByLabel(/^Names/));
  await page.keyboard.insertText('Ann Lee\nBo Stone\nCy Young');
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Add 3 students' }));
  const ready = page.getByRole('region', { name: 'Your class is ready' });
  await expect(ready).toContainText('3 students in the class');
  await expect(page.getByRole('region', { name: 'Class code' }).getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await click(ready.getByRole('button', { name: 'Login cards' }));
  const download = page.waitForEvent('download');
  await click(page.getByRole('dialog').getByRole('button', { name: 'Download' }));
  expect((await download).suggestedFilename()).toBe('login-cards.pdf');
  expect(clicks).toBeLessThanOrEqual(maxClicks);

  await ready.getByRole('button', { name: 'Poster with the class code' }).click();
  await expect(page.getByRole('dialog').getByLabel('What')).toHaveValue('class-code');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Assign “Load the barge”' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Assign the lesson' })).toBeVisible();
});
