import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[ROS-9] [ROS-2] two tabs change one roster; an undo reverses what nobody changed since, and keeps the rest', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  await classroom.create('5C');
  const address = await classroom.create('4B');
  await page.getByRole('tab', { name: 'Students' }).click();
  await classroom.addStudents('Ann Lee', 'Bo Stone', 'Cy Young');

  const other = await page.context().newPage();
  const otherDialog = other.getByRole('dialog');
  await other.goto(`${address}/students`);
  await expect(other.getByRole('link', { name: 'Stone, Bo' })).toBeVisible();

  /** Opens a student's page from the list, and the form to change the student. */
  const change = async (tab: Page, name: string): Promise<void> => {
    await tab.getByRole('link', { name }).click();
    await tab.getByRole('button', { name: 'Change', exact: true }).click();
  };
  await change(page, 'Lee, Ann');
  await classroom.dialog.getByLabel(/^Goes by/).fill('Annie');
  await classroom.dialog.getByLabel('Grade').selectOption('Grade 3');
  await classroom.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ann Lee is saved.')).toBeVisible();
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Select Bo Stone' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await classroom.dialog.getByLabel('Class').selectOption('5C');
  await classroom.dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 student moved.')).toBeVisible();

  await change(other, 'Young, Cy');
  await otherDialog.getByLabel(/^Goes by/).fill('Cyrus');
  await otherDialog.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Cy Young is saved.')).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('link', { name: 'Stone, Bo' })).toHaveCount(0);
  await change(other, 'Lee, Ann');
  await expect(otherDialog.getByLabel(/^Goes by/)).toHaveValue('Annie');
  await otherDialog.getByLabel(/^Goes by/).fill('Nan');
  await otherDialog.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Ann Lee is saved.')).toBeVisible();

  await page.goto(`${address}/activity`);
  const list = page.getByRole('list', { name: 'What happened' });
  const edits = list.getByRole('listitem').filter({ hasText: 'Student changed' });
  await expect(edits).toHaveCount(3);
  await edits.last().getByRole('button', { name: /^Undo/ }).click();
  await classroom.dialog.getByRole('button', { name: 'Undo' }).click();
  const report = page.getByRole('list', { name: 'Undo results' });
  // The report counts students: one of Ann's changes is kept, and the other is undone.
  await expect(report.getByRole('listitem')).toHaveText([
    '1 change partly undone',
    '1 was kept, because it was changed later: Ann Lee',
  ]);
  await expect(edits.last().getByText('Undone')).toBeVisible();

  await other.goto(`${address}/students`);
  await change(other, 'Lee, Ann');
  await expect(otherDialog.getByLabel(/^Goes by/)).toHaveValue('Nan');
  await expect(otherDialog.getByLabel('Grade')).toHaveValue('');
});
