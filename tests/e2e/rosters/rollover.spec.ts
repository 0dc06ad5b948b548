import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { scriptRuns } from '../script-runs.ts';

const roster = [
  'first_name,last_name,student_id,grade,classroom',
  ...Array.from({ length: 24 }, (_, at) => `Child${at + 1},Quay,${at + 1},4,4A`),
  ...Array.from({ length: 12 }, (_, at) => `Mate${at + 1},Pier,${at + 51},5,5A`),
].join('\r\n');

/** Imports classes 4A and 5A with their students. */
async function importRoster(page: Page): Promise<void> {
  await page.goto('/settings/imports/new');
  await scriptRuns(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(roster) });
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('students.csv');
  await page.getByRole('button', { name: 'Check the files' }).click();
  await page.getByRole('button', { name: /^Import \d+ changes$/ }).click({ timeout: 30_000 });
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 30_000 });
}

const rowOf = (page: Page, table: string | RegExp, name: RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

/** Expects these names in the list of active classrooms. */
async function expectClasses(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/settings/classrooms');
  await expect(page.getByRole('table', { name: 'Classes' }).getByRole('rowheader')).toHaveText(
    names.map((name) => new RegExp(name)),
  );
}

/** Expects this many students of the list in a class. */
async function expectStudentsIn(page: Page, room: string, count: number): Promise<void> {
  await page.goto('/settings/students');
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row');
  await expect(rows.filter({ hasText: room })).toHaveCount(count);
}

test("[ROS-7] [ROS-10] a school's year rolls over: previewed in totals, tried, committed, and undone", async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  await importRoster(page);
  await expectClasses(page, ['4A', '5A']);
  await page.getByRole('link', { name: 'New school year' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New school year' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin' }).click();

  const classes = 'What happens to each class';
  await expect(rowOf(page, classes, /^4A/)).toContainText(/24 move up.*New class “5A”/);
  await expect(rowOf(page, classes, /^5A/)).toContainText(/12 leave.*Closes/);
  const sums = page.getByRole('region', { name: 'All students' });
  await expect(sums).toContainText('36 · 100%');
  await expect(sums).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Students of 4A' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^.?Child1 Quay.?, Grade 4$/).selectOption({ label: 'Repeats the grade' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Students who do not go with their class', /Child1 Quay/)).toContainText(
    'Repeats',
  );
  await expect(sums).toContainText(/Repeat1 · 3%/);

  await page.getByRole('button', { name: 'Change 4A' }).click();
  await dialog.getByLabel('Name of the new class').fill('Sea lions');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, classes, /^4A/)).toContainText('New class “Sea lions”');

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Nothing has changed yet.')).toBeVisible({ timeout: 30_000 });
  await expect(rowOf(page, /^What happens to classes/, /^Students/)).toContainText('36');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin the new year' }).click();
  await dialog.getByLabel('Type 12 to continue').fill('12');
  await dialog.getByRole('button', { name: 'Begin the new year' }).click();
  await expect(page.getByText('The new year has begun.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const turn = page.url();

  await expectClasses(page, ['4A', '5A', 'Sea lions']);
  await expectStudentsIn(page, 'Sea lions', 23);

  await page.goto(turn);
  await scriptRuns(page);
  await page.getByRole('button', { name: 'Go back to last year' }).click();
  await dialog.getByRole('button', { name: 'Go back to last year' }).click();
  await expect(page.getByText('Last year is back.')).toBeVisible({ timeout: 30_000 });
  const lists = page.getByRole('region', { name: 'Undo results' });
  await expect(lists).toContainText(/Could not be undone0 rows/);
  await expectAccessible(page);
  await expectClasses(page, ['4A', '5A']);
  await expectStudentsIn(page, '4A', 24);
});

test('[ROS-7] a manager of a district chooses the school, sees the result, and discards it', async ({
  page,
  demo,
}) => {
  test.slow();
  await demo.logIn(page, 'manager');
  await page.goto('/settings/rollover');
  await scriptRuns(page);
  await page.getByLabel('School', { exact: true }).selectOption({ label: 'Lighthouse Elementary' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Lighthouse Elementary/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'All students' })).toContainText('· 100%');
  await expect(rowOf(page, 'What happens to each class', /^.?4B, room 12/)).toContainText('5B, room 12');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard these choices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard these choices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New school year' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rollovers' })).toContainText('Discarded');
});
