import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[ROS-13] a teacher pairs a class for a lesson, keeps two apart, and finds the pairs again', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('4B');
  await classroom.assign('load-the-barge', 'Load the barge');
  await page.goto(`${address}/students`);
  await classroom.addStudents('Ann Lee', 'Bo Stone', 'Cy Hill', 'Dan Ford', 'Eve Moss');

  await page.getByRole('tab', { name: 'Lessons' }).click();
  await page.getByRole('link', { name: 'Pairs and kits for Load the barge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pairs and kits' })).toBeVisible();
  await page.getByLabel('Student', { exact: true }).selectOption({ label: 'Ann L.' });
  await page.getByLabel('Not with', { exact: true }).selectOption({ label: 'Bo S.' });
  await page.getByRole('button', { name: 'Keep apart' }).click();
  await expect(page.getByRole('button', { name: /^Remove: .*Ann L\..* and .*Bo S\./ })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Eve M.' }).check();
  await page.getByRole('button', { name: 'Make pairs' }).click();
  const pairs = page.getByRole('list', { name: 'Pairs', exact: true });
  await expect(pairs.getByRole('listitem')).toHaveCount(2);
  await expect(pairs.getByRole('listitem').filter({ hasText: 'Ann L.' })).not.toContainText('Bo S.');
  await expectAccessible(page);
  const made = await pairs.innerText();
  await page.reload();
  await expect(pairs.getByRole('listitem')).toHaveCount(2);
  expect(await pairs.innerText()).toBe(made);

  await page.getByRole('button', { name: 'Save for today' }).click();
  await expect(page.getByText(/^Saved for /)).toBeVisible();
  await expectAccessible(page);
});
