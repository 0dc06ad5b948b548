import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

const list = ['1. Lee, Ann', '2. Bo Stone', 'Lee, Ann', '---'].join('\n');

test('[UI-10] [ROS-2] [ROS-9] a class list is pasted; a student is changed, moved and archived, and each change is undone', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  await classroom.create('5C');
  await classroom.create('4B');
  await page.getByRole('tab', { name: 'Students' }).click();

  await page.getByRole('button', { name: 'Add students' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Names/).fill(list);
  await expect(dialog.getByText(/^There is another .* in this class or list/)).toBeVisible();
  await expect(dialog.getByText('No name here. We skip this line.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'It is the same student: leave this line out' }).check();
  await dialog.getByRole('button', { name: 'Add 2 students' }).click();
  await expect(page.getByText('2 students added.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Lee, Ann' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByLabel(/^Goes by/).fill('Annie');
  await dialog.getByLabel('Grade').selectOption('Grade 3');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ann Lee is saved.')).toBeVisible();

  await page.goto('/lessons');
  const walk = await Walk.start(page, 'Move a student to another class');
  await page.getByRole('link', { name: 'Classes' }).click();
  await page.getByRole('link', { name: '4B' }).click();
  await page.getByRole('tab', { name: 'Students' }).click();
  await page.getByRole('checkbox', { name: 'Select Bo Stone' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await dialog.getByLabel('Class').selectOption('5C');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 student moved.')).toBeVisible();
  await walk.end();
  await expect(page.getByRole('link', { name: 'Stone, Bo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Undo results' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stone, Bo' })).toBeVisible();

  await page.goto('/settings/students');
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stone, Bo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bo Stone' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Filters' }).click();
  await dialog.getByLabel('As of').fill('2026-01-05');
  await dialog.getByRole('button', { name: 'Show the rows' }).click();
  await expect(page.getByText('Students in a class on 01/05/2026')).toBeVisible();
  await expect(page.getByText('No students were in a class on that day.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to today' }).click();
  await expect(page.getByRole('link', { name: 'Stone, Bo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});
