import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { SignUpPage } from '../pages/sign-up.page.ts';

test('[LES-3] a teacher reports how a lesson went with three taps and a line, and sees the report later', async ({
  page,
  person,
}) => {
  await new SignUpPage(page).signUp(person);
  await page.goto('/lessons/heave-ho');
  const tell = page.getByRole('button', { name: 'Tell the authors' });
  await tell.click();
  const dialog = page.getByRole('dialog', { name: 'How did ‘Heave, ho’ go?' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose one answer in each of the three rows.');
  await dialog.getByRole('radio', { name: 'So-so' }).check();
  await dialog.getByRole('radio', { name: '50 min' }).check();
  await dialog.getByRole('radio', { name: 'About half' }).check();
  await dialog.getByLabel(/^One line for the authors/).fill('The winch took long to cut out.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. The authors will read it.')).toBeVisible();
  await page.reload();
  await tell.click();
  await expect(dialog.getByRole('radio', { name: 'About half' })).toBeChecked();
  await expect(dialog.getByLabel(/^One line for the authors/)).toHaveValue('The winch took long to cut out.');
});

test('[LES-3] our staff read the reports by lesson, without names', async ({
  page,
  elsewhere,
  person,
  demo,
  consoleErrors,
}) => {
  await new SignUpPage(elsewhere).signUp(person);
  await elsewhere.goto('/lessons/tide-keeper');
  await elsewhere.getByRole('button', { name: 'Tell the authors' }).click();
  const dialog = elsewhere.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Well' }).check();
  await dialog.getByRole('radio', { name: 'We did not finish' }).check();
  await dialog.getByRole('radio', { name: 'Nearly all' }).check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(elsewhere.getByText('Thank you. The authors will read it.')).toBeVisible();

  await demo.logInAsAdmin(page);
  await page.goto('/lessons/reports');
  const card = page.getByRole('region', { name: 'Tide keeper' });
  await expect(card).toContainText('1 class did not finish');
  await expect(card).not.toContainText(person.firstName);
  await expectAccessible(page);
  ignoreErrors(consoleErrors, /status of 403/);
});
