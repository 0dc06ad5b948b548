import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { scriptRuns } from '../script-runs.ts';

const files = Object.entries({
  schools: ['School_id,School_name', 's1,Quay School'],
  students: [
    'School_id,Student_id,Student_number,First_name,Last_name,Grade',
    's1,c1,001,Ann,Lee,4',
    's1,c2,002,Bo,Stone,4',
  ],
  sections: ['School_id,Section_id,Teacher_id,Name,Grade', 's1,k1,,Room 12,4'],
  enrollments: ['School_id,Section_id,Student_id', 's1,k1,c1', 's1,k1,c2'],
}).map(([name, lines]) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
}));

test('[ROS-5] [ROS-12] (R17) a class from Clever shows its source and is locked until a user detaches it', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/imports/new');
  await scriptRuns(page);
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('enrollments.csv');
  await page.getByRole('button', { name: 'Check the files' }).click();
  await page.getByRole('button', { name: /^Import \d+ changes$/ }).click({ timeout: 30_000 });
  await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 30_000 });

  await page.goto('/settings/classrooms');
  await page.getByRole('link', { name: /Room 12/ }).click();
  await expect(page.getByText('From Clever')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).not.toBeEditable();
  await expect(page.getByText(/^Comes from Clever/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Manage by hand' }).click();
  await expect(page.getByText('Files from Clever no longer change this class.')).toBeVisible();
  await name.fill('Room 13');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Room 13' })).toBeVisible();
});
