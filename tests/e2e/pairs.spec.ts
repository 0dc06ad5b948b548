import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { ClassroomPage } from './pages/classroom.page.ts';
import { SignUpPage } from './pages/sign-up.page.ts';

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
  await page.getByLabel('Student', { exact: true }).selectOption({ label: 'Ann Lee' });
  await page.getByLabel('Not with', { exact: true }).selectOption({ label: 'Bo Stone' });
  await page.getByRole('button', { name: 'Keep apart' }).click();
  await expect(page.getByRole('button', { name: /^Take back: .*Ann Lee.* and .*Bo Stone/ })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Eve Moss' }).check();
  await page.getByRole('button', { name: 'Make pairs' }).click();
  const pairs = page.getByRole('list', { name: 'Pairs', exact: true });
  await expect(pairs.getByRole('listitem')).toHaveCount(2);
  await expect(pairs.getByRole('listitem').filter({ hasText: 'Ann Lee' })).not.toContainText('Bo Stone');
  await expectAccessible(page);
  const made = await pairs.innerText();
  await page.reload();
  await expect(pairs.getByRole('listitem')).toHaveCount(2);
  expect(await pairs.innerText()).toBe(made);

  await page.getByRole('button', { name: 'Save for today' }).click();
  await expect(page.getByText(/^Saved for /)).toBeVisible();
  await expectAccessible(page);
});
