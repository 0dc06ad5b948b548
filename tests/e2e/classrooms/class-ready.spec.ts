import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { recordShifts, totalShift } from '../layout-shift.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[UI-10] [ROS-2] [ROS-3] from sign-up to printed login cards, with a poster and a first lesson', async ({
  page,
  person,
}) => {
  test.slow();
  await page.goto('/lessons');
  const firstClass = await Walk.start(page, 'Sign up and set up the first class');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  const signUp = new SignUpPage(page);
  await signUp.type(person);
  await signUp.submit();
  await page.getByRole('link', { name: 'Classes' }).click();

  const newClass = await Walk.start(page, 'New class to printed cards');
  await page.getByRole('link', { name: 'New class' }).click();
  await page.getByLabel('Name', { exact: true }).fill('4B');
  await page.getByLabel(/^Grade band/).selectOption('3-5');
  await page.getByRole('button', { name: 'Create the class' }).click();
  await page.getByLabel(/^Names/).fill('Ann Lee\nBo Stone\nCy Young');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 3 students' }).click();
  const ready = page.getByRole('region', { name: 'Your class is ready' });
  await expect(ready).toContainText('3 students in the class');
  await expect(page.getByRole('region', { name: 'Class code' }).getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await ready.getByRole('button', { name: 'Login cards' }).click();
  const dialog = page.getByRole('dialog');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('login-cards.pdf');
  await newClass.end();

  await page.getByRole('link', { name: 'Assign “Load the barge”' }).click();
  await dialog.getByRole('button', { name: 'Assign the lesson' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Load the barge is assigned to');
  await firstClass.end();

  await page.goBack();
  await ready.getByRole('button', { name: 'Poster with the class code' }).click();
  await expect(dialog.getByLabel('What to print')).toHaveValue('class-code');
});

test('[UI-4] no link moves while the page of a new class loads', async ({ page, demo }) => {
  await demo.logIn(page, 'teacher1', '/settings/classrooms/new');
  await page.getByLabel('Name', { exact: true }).fill('4B');
  await page.getByRole('button', { name: 'Create the class' }).click();
  await page.getByRole('heading', { level: 1, name: '4B' }).waitFor();
  await recordShifts(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Go to the class' })).toBeVisible();
  await expect(page.getByLabel(/^Names/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await totalShift(page)).toBeLessThan(0.01);
});
