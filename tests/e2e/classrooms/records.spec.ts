import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { scriptRuns } from '../script-runs.ts';

test("[ROS-11] a child's record is created, proved genuine by its code without an account, and a changed file is found", async ({
  page,
  person,
  elsewhere,
}, testInfo) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  await classroom.create('4B');
  await page.getByRole('tab', { name: 'Students' }).click();
  await classroom.addStudents('Ann Lee');
  await page.getByRole('link', { name: 'Lee, Ann' }).click();

  await page.getByRole('button', { name: 'Create the record' }).click();
  const dialog = page.getByRole('dialog', { name: /^The record of/ });
  await expect(dialog.getByRole('button', { name: 'Make the PDF' })).toBeVisible();
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('student-record.pdf');
  const file = await readFile(await download.path());
  await testInfo.attach('student-record.pdf', { body: file, contentType: 'application/pdf' });
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const [address = ''] = /\/records\/[A-Z2-9-]{23}/.exec(file.toString('latin1')) ?? [];

  const answer = await elsewhere.goto(address);
  expect(answer?.headers()['x-robots-tag'] ?? (await elsewhere.content())).toContain('noindex');
  await expect(elsewhere.getByText(/^Genuine: created here on/)).toBeVisible();
  await expect(elsewhere.getByText('Ann')).toHaveCount(0);
  const field = elsewhere.getByLabel('The PDF of the record');
  const choose = (buffer: Buffer) =>
    field.setInputFiles({ name: 'student-record.pdf', mimeType: 'application/pdf', buffer });
  await expect(field).toBeEnabled();
  await choose(file);
  await expect(elsewhere.getByText('This is exactly the file that we made')).toBeVisible();
  await expectAccessible(elsewhere);
  await choose(Buffer.concat([file, Buffer.from(' ')]));
  await expect(elsewhere.getByText('This is not the file that we made')).toBeVisible();
  await expectAccessible(elsewhere);
});

test('[ROS-11] an invalid code is reported, with instructions', async ({ page, consoleErrors }) => {
  await page.goto('/records/22222-33333-44444-55555');
  await scriptRuns(page);
  await expect(page.getByText('No record has this code')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('nonsense');
  await page.getByRole('button', { name: 'Check this code' }).click();
  await expect(page).toHaveURL(/\/records\/nonsense$/);
  await expect(page.getByText('No record has this code')).toBeVisible();
  // Chromium logs every 404 response as an error.
  ignoreErrors(consoleErrors, /404/);
});
