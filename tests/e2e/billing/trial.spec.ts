import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { ClassroomPage } from '../pages/classroom.page.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';
import { scriptRuns } from '../script-runs.ts';

test('[LIC-3] a trial teacher sees their usage and what is kept, and has a page for their principal', async ({
  page,
  person,
}, testInfo) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  const classroom = new ClassroomPage(page);
  await classroom.create('4B');
  await page.getByRole('tab', { name: 'Students' }).click();
  await classroom.addStudents('Ann Lee', 'Bo Ray');

  await page.goto('/settings/license');
  await scriptRuns(page);
  const trial = page.getByRole('region', { name: 'Your trial' });
  await expect(trial.getByText('1 of 3 classes.')).toBeVisible();
  await expect(trial.getByText('2 of 40 students.')).toBeVisible();
  await expect(trial).toContainText('Nothing is deleted when a trial ends.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
  await testInfo.attach('phone', { body: await trial.screenshot(), contentType: 'image/png' });

  const paper = page.getByRole('region', { name: 'Convince your principal' });
  await paper.getByRole('radio', { name: /^A4/ }).check({ force: true });
  const started = page.waitForEvent('download');
  await paper.getByRole('button', { name: 'Download the PDF' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('for-my-school.pdf');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  await testInfo.attach('for-my-school.pdf', { body: file, contentType: 'application/pdf' });
});

test('[LIC-3] a teacher asks for more time; our staff see it with the reason, extend the trial, and the teacher is told', async ({
  page,
  elsewhere,
  person,
  mailbox,
  demo,
}) => {
  test.slow();
  await new SignUpPage(page).signUp(person);
  await page.goto('/settings/license');
  await scriptRuns(page);
  const more = page.getByRole('region', { name: 'More time' });
  await more.getByLabel('Why do you need more time?').fill('Two weeks of snow');
  await more.getByRole('button', { name: 'Ask for more time' }).click();
  await expect(more.getByText(/^You asked for more time on .*We will answer by email\.$/)).toBeVisible();
  await expectAccessible(page);

  await demo.logInAsAdmin(elsewhere);
  await elsewhere.goto('/users');
  const asked = elsewhere
    .getByRole('list', { name: 'Requests for a longer trial' })
    .getByRole('listitem')
    .filter({ hasText: person.email });
  await expect(asked).toContainText('Two weeks of snow');
  await expectAccessible(elsewhere);
  await asked.getByRole('button', { name: /^Answer/ }).click();
  const dialog = elsewhere.getByRole('dialog');
  await expect(dialog.getByLabel('More days')).toHaveValue('30');
  await expectAccessible(elsewhere);
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(elsewhere.getByText('The trial is extended. They get an email.')).toBeVisible();
  await expect(asked).toHaveCount(0);

  await expect
    .poll(async () => (await mailbox.messages(person.email)).map(({ subject }) => subject), {
      timeout: 15_000,
    })
    .toContain('Your Blockyard trial was extended');
  await page.reload();
  await expect(more.getByText(/^You asked for more time on .*and got it\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(/: (?:59|60) days left\./);
});
