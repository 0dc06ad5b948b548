import type { APIRequestContext, Page } from '@playwright/test';
import { expect, ignoreErrors, networkError, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { scriptRuns } from '../script-runs.ts';

const header = 'first_name,last_name,student_id,classroom';

/** A CSV file with `count` students in classes of 100. */
const listOf = (count: number, family = 'Bystander', firstId = 10_000): string =>
  [
    header,
    ...Array.from(
      { length: count },
      (_, at) => `Child${at},${family},${firstId + at},${family} ${Math.floor(at / 100)}`,
    ),
  ].join('\r\n');

/** Uploads a list, for a school if given, and waits for the preview. */
async function readFile(page: Page, text: string, school: string | null): Promise<void> {
  await page.goto('/settings/imports/new');
  await scriptRuns(page);
  if (school !== null) await page.getByLabel('School', { exact: true }).selectOption({ label: school });
  const file = { name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('students.csv');
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expect(page.getByText('Ready to review')).toBeVisible({ timeout: 60_000 });
}

/** Pauses every commit after its next step, or resumes them. */
const hold = (request: APIRequestContext, held: boolean) => request.post('/dev/jobs', { data: { held } });

/** Starts the import, and waits until it has made some of its changes. */
async function beginImport(page: Page, request: APIRequestContext, changes: string): Promise<void> {
  const ordered = page.waitForResponse(/\/commit$/);
  await page.getByRole('button', { name: `Import ${changes} changes` }).click();
  const { authorization = '' } = await (await ordered).request().allHeaders();
  const address = (await ordered).url().replace(/\/commit$/, '');
  const read = async () => {
    const answer = await request.get(address, { headers: { authorization } });
    return ((await answer.json()) as { data: { state: string; applied: { done: number } } }).data;
  };
  await expect.poll(async () => (await read()).applied.done, { intervals: [50] }).toBeGreaterThan(0);
  expect((await read()).state).toBe('committing');
}

/** Downloads the imported students as CSV and expects this message about the number of rows. */
async function expectStudents(page: Page, rows: string): Promise<void> {
  await page.goto('/settings/students?filter=name.contains:Bystander');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect(page.getByText(rows)).toBeVisible();
}

test('[ROS-5] rows are repaired in the grid by keyboard; another tab imports only what it shows', async ({
  page,
  person,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const rows = ['Ann,Quay,1,4B', 'Bo\uFFFD,Quay,2,4B', ',,3,4B'];
  await readFile(page, [header, ...rows].join('\r\n'), null);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Import 3 changes' })).toBeVisible();

  await page.getByRole('tab', { name: 'Problems (2)' }).press('Enter');
  const grid = page.getByRole('grid', { name: 'Rows to correct' });
  await grid.getByRole('gridcell').first().focus();
  const keys = page.keyboard;
  await keys.press('F2');
  await keys.press('Control+A');
  await keys.type('Bob');
  await keys.press('Escape');
  await expect(grid.getByRole('gridcell', { name: 'Bob' })).toHaveCount(0);
  await keys.press('Enter');
  await keys.press('Control+A');
  await keys.type('Bo');
  await keys.press('Enter');
  // Moves to the next row of the column. Its first name is empty.
  await keys.press('Enter');
  await keys.type('Cy');
  await keys.press('Enter');
  await page.getByRole('button', { name: 'Check 2 corrections' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Import 7 changes' })).toBeVisible({ timeout: 30_000 });

  await other.getByRole('button', { name: 'Import 3 changes' }).click();
  await expect(other.getByText('This preview is out of date')).toBeVisible();
  await page.getByRole('button', { name: 'Import 7 changes' }).press('Enter');
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 30_000 });
  await other.reload();
  await expect(other.getByText('The import is done.')).toBeVisible();
  await other.goto('/settings/students');
  await expect(other.getByRole('table', { name: 'Students' }).getByRole('rowheader')).toHaveText([
    /Cy/,
    /Quay, Ann/,
    /Quay, Bo/,
  ]);
});

test('[ROS-5] an import continues automatically after its server is killed; no student is added twice or lost', async ({
  page,
  site,
  request,
  demo,
  consoleErrors,
}) => {
  test.slow();
  await demo.logIn(page, 'manager');
  await readFile(page, listOf(1_000), 'Lighthouse Elementary');
  await hold(request, true);
  await beginImport(page, request, '2,010');
  await hold(request, false);
  await site.kill();
  await site.resume();
  await page.reload();
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 60_000 });
  await expectStudents(page, 'The file has 1,000 rows.');
  ignoreErrors(consoleErrors, networkError);
});

test('[ROS-5] [ROS-9] an import is canceled half-way: the finished part stays, and one button undoes it', async ({
  page,
  request,
  demo,
}) => {
  test.slow();
  await demo.logIn(page, 'manager');
  await readFile(page, listOf(260, 'Halfway', 50_000), 'Lighthouse Elementary');
  await hold(request, true);
  try {
    await beginImport(page, request, '523');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The import was stopped partway.')).toBeVisible();
  } finally {
    await hold(request, false);
  }
  await expect(page.getByText('500 of 523 changes were made before it was stopped.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible({ timeout: 30_000 });
  await page.goto('/settings/students?filter=name.contains:Halfway');
  await expect(page.getByRole('table', { name: 'Students' })).toHaveCount(0);
});
