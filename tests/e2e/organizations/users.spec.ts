import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, forgive, test } from '../fixtures.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ProfilePage } from '../pages/profile.page.ts';

const password = 'harbor-demo';
const fillDemo = async (request: APIRequestContext): Promise<void> => {
  expect((await request.post('/dev/demo')).ok()).toBe(true);
};
const logIn = async (page: Page, role: string, to: string): Promise<void> => {
  const login = new LoginPage(page);
  await login.open(`?redirectUrl=${encodeURIComponent(to)}`);
  await login.logIn(`${role}@demo.blockyard.example`, password);
};

test('[ORG-5] staff find a user, act with a reason, view as them, change nothing, and are told when the time is over', async ({
  page,
  request,
  desk,
  consoleErrors,
}) => {
  await fillDemo(request);
  await desk.removeSecondFactors('demo-admin');
  await logIn(page, 'admin', '/settings/profile');
  await expect(page).toHaveURL(/\/settings\/profile/);
  await new ProfilePage(page).setUpAuthenticator();
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('men RUIZ');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('rowheader')).toHaveText(['Carmen Ruiz']);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Carmen Ruiz' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('teacher3@demo.blockyard.example');
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
  forgive(consoleErrors, /status of 40[034]/);
});

test('[ORG-5] [NAV-20] an owner who opens the directory gets the staff list; a teacher gets a missing page', async ({
  page,
  elsewhere,
  request,
  consoleErrors,
}) => {
  await fillDemo(request);
  await logIn(page, 'owner', '/users?filter=person.contains:ruiz');
  await expect(page).toHaveURL(/\/settings\/teachers\?filter=person.contains/);
  const table = page.getByRole('table', { name: 'Staff' });
  await expect(table.getByRole('rowheader')).toHaveText(['Carmen Ruiz']);
  await table.getByRole('link', { name: 'Carmen Ruiz' }).click();
  await expect(page).toHaveURL(/\/settings\/teachers\/.+/);
  await logIn(elsewhere, 'teacher3', '/users');
  await expect(elsewhere.getByRole('heading', { level: 1 })).not.toHaveText('Users');
  await expect(elsewhere.getByRole('table')).toHaveCount(0);
  forgive(consoleErrors, /status of 40[034]/);
});
