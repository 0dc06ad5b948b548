import { expectAccessible } from '../accessibility.ts';
import { demoEmail } from '../demo.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { ProfilePage } from '../pages/profile.page.ts';

test('[ORG-5] staff find a user, act with a reason, view as them, change nothing, and are told when the time is over', async ({
  page,
  demo,
  consoleErrors,
}) => {
  await demo.logInAsAdmin(page);
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('men RUIZ');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('rowheader')).toHaveText(['Carmen Ruiz']);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Carmen Ruiz' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(demoEmail('teacher3'));
  // Moves the pointer away, so that no button is hovered.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await dialog
    .getByRole('link', { name: /^Settings of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/settings\/school\?organization=/);
  await expect(page.getByText('This is read-only.')).toBeVisible();
  const administration = page.getByRole('navigation', { name: 'Administration' });
  await expect(administration.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Email domains' })).not.toContainText('Loading');
  await expectAccessible(page);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Extend trial' }).click();
  await dialog.getByRole('button', { name: 'Extend trial' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('is extended');

  await page.getByRole('link', { name: 'Carmen Ruiz' }).click();
  await dialog.getByRole('button', { name: 'View as' }).click();
  await dialog.getByRole('button', { name: 'View as' }).click();
  const banner = page.getByRole('region', { name: 'Viewing as someone else' });
  await expect(banner).toContainText('Carmen Ruiz');
  await expect(page).toHaveURL(/\/lessons$/);
  await page.goto('/settings/profile');
  await expect(banner).toContainText(/\d\d:\d\d left/);
  const profile = new ProfilePage(page);
  await expect(profile.firstName).toHaveValue('Carmen');
  await expectAccessible(page);
  await profile.firstName.fill('Somebody');
  await profile.section('About you').getByRole('button', { name: 'Save' }).click();
  await expect(profile.section('About you').getByRole('alert')).toContainText(
    'Nothing can be changed or downloaded while you view',
  );
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Users');

  await page.clock.install();
  await page.goto('/settings/classrooms');
  await expect(banner).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(banner.getByRole('alert')).toContainText('Your time is over');
  await banner.getByRole('button', { name: 'Back to users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(banner).toBeHidden();
  ignoreErrors(consoleErrors, /status of 40[034]/);
});

test('[ORG-5] [NAV-20] an owner who opens the directory gets the staff list; a teacher gets a missing page', async ({
  page,
  elsewhere,
  demo,
  consoleErrors,
}) => {
  await demo.logIn(page, 'owner', '/users?filter=person.contains:ruiz');
  await expect(page).toHaveURL(/\/settings\/teachers\?filter=person.contains/);
  const table = page.getByRole('table', { name: 'Staff' });
  await expect(table.getByRole('rowheader')).toHaveText(['Carmen Ruiz']);
  await table.getByRole('link', { name: 'Carmen Ruiz' }).click();
  await expect(page).toHaveURL(/\/settings\/teachers\/.+/);
  await demo.logIn(elsewhere, 'teacher3', '/users');
  await expect(elsewhere.getByRole('heading', { level: 1 })).not.toHaveText('Users');
  await expect(elsewhere.getByRole('table')).toHaveCount(0);
  ignoreErrors(consoleErrors, /status of 40[034]/);
});
