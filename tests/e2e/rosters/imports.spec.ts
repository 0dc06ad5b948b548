import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { Walk } from '../count-clicks.ts';
import { expect, test } from '../fixtures.ts';

const header = 'first_name,last_name,display_name,student_id,grade,classroom,login_type,action';

/** A CSV file of a school: `count` students in 30 classes. */
const listOf = (count: number): string =>
  [
    header,
    ...Array.from({ length: count }, (_, at) => {
      const number = `${at}`.padStart(6, '0');
      return `Child${number},Quay${number},,${number},${(at % 6) + 1},Room ${(at % 30) + 1},picture,`;
    }),
  ].join('\r\n');

/** Chooses a school and a file, and waits for the preview. */
async function chooseFile(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: 'School', exact: true }).click();
  await page.getByRole('link', { name: 'Imports', exact: true }).click();
  await page.getByRole('link', { name: 'Import a roster' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import a roster' })).toBeVisible();
  await page.getByLabel('School', { exact: true }).selectOption({ label: 'Lighthouse Elementary' });
  await expect(page.getByRole('button', { name: 'Check the files' })).toBeEnabled();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('students.csv');
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expect(page.getByText('Ready to review')).toBeVisible({ timeout: 30_000 });
}

test('[UI-10] [ROS-5] [ROS-3] a school of 600 comes from a file into its classes, gets its login cards as one PDF, and is changed', async ({
  page,
  demo,
}) => {
  test.slow();
  await demo.logIn(page, 'manager');
  const walk = await Walk.start(page, 'Import a roster');
  await chooseFile(page, listOf(600));
  const counts = page.getByRole('table', { name: /^What happens to each record/ });
  await expect(counts.getByRole('row', { name: /^Students/ })).toContainText('600');
  await expect(counts.getByRole('row', { name: /^Classes/ })).toContainText('30');
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Import 1,230 changes$/ }).click();
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 60_000 });
  await walk.end();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Print login cards' }).click();
  const cards = page.getByRole('dialog', { name: 'Login cards for several classes' });
  await expect(cards.getByText('600 cards in 30 classes.')).toBeVisible();
  await expectAccessible(page);
  await cards.getByRole('button', { name: 'Make the file' }).click();
  const files = page.getByRole('region', { name: 'Login card files' });
  await expect(files.getByText('600 cards in 30 classes are ready.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download Login cards: 600 cards in 30 classes' }).click();
  const pdf = await readFile(await (await saved).path(), 'latin1');
  // 20 students per class and eight cards per page. Each class begins on a new page.
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(30 * 3);

  await page.goto('/settings/students?filter=name.contains:Quay000000');
  await page.getByRole('link', { name: 'Quay000000, Child000000' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Zoe');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Child000000 Quay000000 is saved.')).toBeVisible();
});
