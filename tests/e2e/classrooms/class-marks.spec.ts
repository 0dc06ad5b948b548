import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openClass, StudentPage } from '../pages/class.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test("[CLS-4] [C16] a student's work and answers reach the teacher's marks, which the teacher changes and undoes", async ({
  page,
  person,
  elsewhere,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const room = await openClass(page, {
    lesson: ['harbor-light', 'Harbor light'],
    names: ['Mia Lee', 'Bao Tran'],
  });
  const student = new StudentPage(elsewhere);
  await student.findClass(room.classCode);
  await student.logIn('Mia L.', room);
  await elsewhere
    .getByRole('link', { name: /The long way/ })
    .first()
    .click();
  await elsewhere.getByRole('button', { name: 'I’m done' }).click();
  await elsewhere.getByRole('link', { name: 'Today' }).first().click();
  await elsewhere.getByRole('link', { name: /Questions at the end/ }).click();
  await expect(student.heading('Question 1 of 3')).toBeVisible();
  await expectAccessible(elsewhere);
  for (const choice of await elsewhere.locator('.class-choice').all())
    expect((await choice.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56);
  await elsewhere.getByRole('button', { name: 'Eight' }).click();
  await elsewhere.getByRole('button', { name: 'One long light' }).click();
  await elsewhere.getByRole('button', { name: 'It is shorter to read and to change' }).click();
  await expect(student.heading('Thank you!')).toBeVisible();

  await page.goto(`${room.address}/dashboard`);
  await page.getByLabel('Lesson', { exact: true }).selectOption('Harbor light');
  await expect(page.getByText('marked by the student')).toBeVisible();
  await page.getByRole('button', { name: 'Enter marks' }).click();
  const mark = page.getByLabel(/^Mark for .*Mia.*: The long way$/);
  await mark.selectOption('My mark: needs help');
  await expect(mark).toHaveValue('needs_help');
  await page.getByRole('button', { name: 'Undo the last entry' }).click();
  await expect(mark).toHaveValue('');
  await page.getByRole('button', { name: 'Stop entering marks' }).click();
  await page.getByLabel('Group by').selectOption('Exit questions');
  await expect(page.getByText('1 student answered every question.')).toBeVisible();
  await expect(page.getByText(/Need another try: .*Mia/)).toBeVisible();
  await expect(page.getByText(/Counts on and off as two flashes/)).toBeVisible();
  await expectAccessible(page);
});
