import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { SignUpPage } from './pages/sign-up.page.ts';

const header = 'first_name,last_name,display_name,student_id,grade,classroom,login_type,action';

/** A list of a school: 3 classes of as many students each as make `count`. */
const listOf = (count: number): string =>
  [
    header,
    ...Array.from({ length: count }, (_, at) => {
      const number = `${at}`.padStart(6, '0');
      return `Child${number},Quay${number},,${number},${(at % 6) + 1},Room ${(at % 3) + 1},picture,`;
    }),
  ].join('\r\n');

/** Chooses a file and waits for what it would change. */
async function chooseFile(page: Page, text: string): Promise<void> {
  await page.goto('/settings/imports');
  await page.getByRole('link', { name: 'Import a roster' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import a roster' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the files' })).toBeEnabled();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('students.csv');
  await page.getByRole('button', { name: 'Read the files' }).click();
  await expect(page.getByText('Ready to look at')).toBeVisible({ timeout: 30_000 });
}

test('[ROS-5] a school that fits a trial comes from a file into its classes, where its students are changed', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  await chooseFile(page, listOf(36));
  const counts = page.getByRole('table', { name: /^What becomes of each thing/ });
  await expect(counts.getByRole('row', { name: /^Students/ })).toContainText('36');
  await expect(counts.getByRole('row', { name: /^Classrooms/ })).toContainText('3');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Import 75 changes$/ }).click();
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'To the students' }).click();
  await page.getByRole('link', { name: 'Child000000 Quay000000' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Zoe');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Child000000 Quay000000 is saved.')).toBeVisible();
});
