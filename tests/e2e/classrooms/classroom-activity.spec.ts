import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[ROS-1] [ROS-9] a teacher reads the history of a class, and undoes a change there', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  const address = await classroom.create('4B');
  await classroom.assign('load-the-barge', 'Load the barge');
  await page.goto(`${address}/students`);
  await classroom.addStudents('Ann Lee', 'Bo Stone');

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Grade band').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(classroom.messages).toContainText('Saved.');

  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/\/activity$/);
  const list = page.getByRole('list', { name: 'What happened' });
  const came = list.getByRole('listitem').filter({ hasText: '2 students joined' });
  await expect(came).toContainText(/Ann Lee.*Bo Stone/);
  await expect(list.getByText(/^Lesson assigned: .*Load the barge/)).toBeVisible();
  await expect(
    list.getByRole('listitem').filter({ hasText: 'Class changed' }).getByText('Grades: not set → K–2'),
  ).toBeVisible();
  await expectAccessible(page);

  await came.getByRole('button', { name: /^Undo/ }).click();
  await classroom.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('2 students left')).toBeVisible();
  await expect(came.getByText('Undone')).toBeVisible();
  await expect(came.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
