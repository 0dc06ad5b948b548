import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[ROS-8] [ROS-9] a teacher sees the work of a class, and the history of one student', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('4B');
  await classroom.assign('load-the-barge', 'Load the barge');
  await page.goto(`${address}/students`);
  await classroom.addStudents('Ann Lee', 'Bo Stone');

  await page.getByRole('tab', { name: 'Dashboard' }).click();
  const table = page.getByRole('table', { name: 'Student progress' });
  await expect(table.getByRole('row', { name: /Ann L\..*Never logged in.*Not started/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Show', { exact: true }).selectOption('Never logged in (2)');
  await expect(page).toHaveURL(/show=never-logged-in/);

  await table.getByRole('link', { name: 'Ann L.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Was added to the school')).toBeVisible();
  await expectAccessible(page);
});
